import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { withdrawDocument } from "@solvia/core/orders/papers/order-documents";
import { withdrawOrderDocument } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(withdrawOrderDocument, async ({ params, body, now }) =>
  officeOrder(await withdrawDocument(params.id, params.documentId, body.reason, now), now),
);
