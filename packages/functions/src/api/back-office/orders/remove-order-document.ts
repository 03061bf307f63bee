import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { removeDocument } from "@solvia/core/orders/papers/order-documents";
import { removeOrderDocument } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(removeOrderDocument, async ({ params, now }) =>
  officeOrder(await removeDocument(params.id, params.documentId, now), now),
);
