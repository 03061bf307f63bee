import { changeTicket } from "@solvia/core/contract/back-office/content-crm";
import { changeTicket as change } from "@solvia/core/tickets/desk/change-ticket";
import { officeTicketView } from "@solvia/core/tickets/list-tickets";
import { serve } from "../../../serve/index.ts";

export const handler = serve(changeTicket, async ({ user, params: { id }, body, now }) =>
  officeTicketView(await change(user, id, body, now), now),
);
