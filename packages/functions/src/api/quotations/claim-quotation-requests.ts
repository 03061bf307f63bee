import { claimQuotationRequests } from "@solvia/core/contract/quotations";
import { claimRequests } from "@solvia/core/quotations/requests/claim-requests";
import { serve } from "../../serve/index.ts";

export const handler = serve(claimQuotationRequests, async ({ user, now }) => ({
  taken: await claimRequests(user, now),
}));
