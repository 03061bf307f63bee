import { listLeadInstallers } from "@solvia/core/contract/leads";
import { installersForLink } from "@solvia/core/leads/asking/open-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(listLeadInstallers, ({ params: { id }, now }) => installersForLink(id, now));
