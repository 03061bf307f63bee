import { listBackOfficeTickets } from "@solvia/core/contract/back-office/content-crm";
import { listTickets } from "@solvia/core/tickets/list-tickets";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeTickets, ({ query, now }) => listTickets(query, now));
