import { documentUrl } from "@solvia/core/orders/papers/order-documents";
import { readableOrder } from "@solvia/core/orders/finding/order-in-reach";
import { getOrderDocument } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOrderDocument, async ({ user, params }) =>
  documentUrl(await readableOrder(user, params.id), params.documentId),
);
