import { createPurchase } from "@solvia/core/contract/back-office/logistics";
import { createPurchase as create } from "@solvia/core/purchases/draft-purchase";
import { purchaseView } from "@solvia/core/purchases/purchase-views";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createPurchase, async ({ body, now }) => purchaseView(await create(body, now)));
