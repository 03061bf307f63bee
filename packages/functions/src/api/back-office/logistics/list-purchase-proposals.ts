import { listPurchaseProposals } from "@solvia/core/contract/back-office/logistics";
import { purchaseTool } from "@solvia/core/purchases/purchase-tool";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listPurchaseProposals, ({ query, now }) => purchaseTool(query, now));
