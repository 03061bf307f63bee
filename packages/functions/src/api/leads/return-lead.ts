import { returnLead } from "@solvia/core/contract/leads";
import { returnLead as giveBack } from "@solvia/core/leads/answering/answer-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(returnLead, ({ user, params: { id }, body, now }) => giveBack(user, id, body, now));
