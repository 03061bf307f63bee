import { acceptLead } from "@solvia/core/contract/leads";
import { acceptLead as accept } from "@solvia/core/leads/answering/answer-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(acceptLead, ({ user, params: { id }, now }) => accept(user, id, now));
