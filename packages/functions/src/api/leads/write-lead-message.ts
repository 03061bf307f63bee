import { writeLeadMessage } from "@solvia/core/contract/leads";
import { writeToLead } from "@solvia/core/leads/answering/answer-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(writeLeadMessage, ({ user, params: { id }, body: { text }, now }) =>
  writeToLead(user, id, text, now),
);
