import { eraseLead } from "@solvia/core/contract/leads";
import { eraseByLink } from "@solvia/core/leads/asking/erase-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(eraseLead, ({ params: { id }, now }) => eraseByLink(id, now));
