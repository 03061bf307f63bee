import { correctReceipt } from "@solvia/core/contract/back-office/logistics";
import { correctReceipt as correct } from "@solvia/core/purchases/receiving/correct-receipt";
import { purchaseView } from "@solvia/core/purchases/purchase-views";
import { serve } from "../../../serve/index.ts";

export const handler = serve(correctReceipt, async ({ params: { id, movementId }, body, now }) =>
  purchaseView(await correct(id, { ...body, movementId }, now)),
);
