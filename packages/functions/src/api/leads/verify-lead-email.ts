import { verifyLeadEmail } from "@solvia/core/contract/leads";
import { verifyLead } from "@solvia/core/leads/asking/open-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(verifyLeadEmail, ({ params: { id }, now }) => verifyLead(id, now));
