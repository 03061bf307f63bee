import { documentUrl } from "@solvia/core/orders/order-documents";
import { ownOrder } from "@solvia/core/orders/stored-order";
import { getOrderDocument } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOrderDocument, async ({ user, params }) =>
  documentUrl(await ownOrder(user, params.id), params.documentId),
);
