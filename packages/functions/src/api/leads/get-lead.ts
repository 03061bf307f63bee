import { getLead } from "@solvia/core/contract/leads";
import { linkedLead } from "@solvia/core/leads/asking/open-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(getLead, ({ params: { id }, now }) => linkedLead(id, now));
