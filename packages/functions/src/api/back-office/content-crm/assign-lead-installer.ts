import { assignLeadInstaller } from "@solvia/core/contract/back-office/content-crm";
import { assignInstaller } from "@solvia/core/leads/office-leads";
import { serve } from "../../../serve/index.ts";

export const handler = serve(assignLeadInstaller, ({ user, params: { id }, body, now }) =>
  assignInstaller(user, id, body, now),
);
