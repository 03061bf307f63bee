import { listTickets } from "@solvia/core/contract/engagement";
import { listOwnTickets } from "@solvia/core/tickets/list-tickets";
import { serve } from "../../serve/index.ts";

export const handler = serve(listTickets, ({ user, query, now }) => listOwnTickets(user, query, now));
