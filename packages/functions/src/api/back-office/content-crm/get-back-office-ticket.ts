import { getBackOfficeTicket } from "@solvia/core/contract/back-office/content-crm";
import { officeTicketPage } from "@solvia/core/tickets/list-tickets";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeTicket, ({ params: { id }, now }) => officeTicketPage(id, now));
