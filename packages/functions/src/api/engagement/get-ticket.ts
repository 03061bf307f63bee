import { getTicket } from "@solvia/core/contract/engagement";
import { ownTicketPage } from "@solvia/core/tickets/list-tickets";
import { serve } from "../../serve/index.ts";

export const handler = serve(getTicket, ({ user, params: { id }, now }) => ownTicketPage(user, id, now));
