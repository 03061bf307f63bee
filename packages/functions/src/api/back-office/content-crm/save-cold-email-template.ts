import { saveTemplate } from "@solvia/core/contacts/campaigns/templates/templates";
import { saveColdEmailTemplate } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveColdEmailTemplate, ({ body, now }) => saveTemplate(body, now));
