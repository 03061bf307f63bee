import { savePurchase } from "@solvia/core/contract/back-office/logistics";
import { savePurchase as save } from "@solvia/core/purchases/draft-purchase";
import { purchaseView } from "@solvia/core/purchases/purchase-views";
import { serve } from "../../../serve/index.ts";

export const handler = serve(savePurchase, async ({ params, body, now }) =>
  purchaseView(await save(params.id, body, now)),
);
