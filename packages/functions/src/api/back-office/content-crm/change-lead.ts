import { changeLead } from "@solvia/core/contract/back-office/content-crm";
import { changeLead as change } from "@solvia/core/leads/office-leads";
import { serve } from "../../../serve/index.ts";

export const handler = serve(changeLead, ({ params: { id }, body, now }) => change(id, body, now));
