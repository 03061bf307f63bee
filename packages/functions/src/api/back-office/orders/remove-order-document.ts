import { fullOrder } from "@solvia/core/orders/back-office";
import { removeDocument } from "@solvia/core/orders/order-documents";
import { removeOrderDocument } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(removeOrderDocument, async ({ params, now }) =>
  fullOrder(await removeDocument(params.id, params.documentId, now), now),
);
