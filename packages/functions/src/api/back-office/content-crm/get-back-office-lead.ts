import { getBackOfficeLead } from "@solvia/core/contract/back-office/content-crm";
import { officeLead } from "@solvia/core/leads/office-leads";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeLead, ({ params: { id }, now }) => officeLead(id, now));
