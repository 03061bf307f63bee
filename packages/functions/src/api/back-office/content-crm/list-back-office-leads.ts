import { listBackOfficeLeads } from "@solvia/core/contract/back-office/content-crm";
import { listLeads } from "@solvia/core/leads/office-leads";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeLeads, ({ query }) => listLeads(query));
