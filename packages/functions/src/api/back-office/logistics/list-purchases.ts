import { listPurchases } from "@solvia/core/contract/back-office/logistics";
import { listPurchases as list } from "@solvia/core/purchases/purchase-views";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listPurchases, ({ query }) => list(query));
