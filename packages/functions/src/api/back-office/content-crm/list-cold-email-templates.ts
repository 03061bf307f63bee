import { listTemplates } from "@solvia/core/contacts/campaigns/templates/templates";
import { listColdEmailTemplates } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listColdEmailTemplates, ({ query }) => listTemplates(query));
