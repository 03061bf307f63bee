import { closeInstallerLead } from "@solvia/core/contract/leads";
import { closeOwnLead } from "@solvia/core/leads/answering/answer-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(closeInstallerLead, ({ user, params: { id }, body: { outcome }, now }) =>
  closeOwnLead(user, id, outcome, now),
);
