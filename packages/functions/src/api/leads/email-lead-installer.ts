import { emailLeadInstaller } from "@solvia/core/contract/leads";
import { emailInstaller } from "@solvia/core/leads/asking/email-installer";
import { serve } from "../../serve/index.ts";

export const handler = serve(emailLeadInstaller, ({ params: { id, installerId }, body, ip, now }) =>
  emailInstaller(id, installerId, body, ip, now),
);
