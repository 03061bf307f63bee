import { receivePurchase } from "@solvia/core/contract/back-office/logistics";
import { purchaseView } from "@solvia/core/purchases/purchase-views";
import { receiveByPurchase } from "@solvia/core/purchases/receive-movement";
import { serve } from "../../../serve/index.ts";

export const handler = serve(receivePurchase, async ({ params, body, now }) =>
  purchaseView(await receiveByPurchase(params.id, body, now)),
);
