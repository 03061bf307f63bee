import { lookAtTicket } from "@solvia/core/contract/back-office/content-crm";
import { lookAtTicket as look } from "@solvia/core/tickets/desk/presence";
import { serve } from "../../../serve/index.ts";

export const handler = serve(lookAtTicket, ({ user, params: { id }, body, now }) => look(user, id, body.writing, now));
