import { setPurchaseStatus } from "@solvia/core/contract/back-office/logistics";
import { purchaseView } from "@solvia/core/purchases/purchase-views";
import { setStatus } from "@solvia/core/purchases/set-status";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setPurchaseStatus, async ({ params, body, now }) =>
  purchaseView(await setStatus(params.id, body, now)),
);
