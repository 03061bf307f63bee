import { answerTicket } from "@solvia/core/contract/back-office/content-crm";
import { answerTicket as answer } from "@solvia/core/tickets/desk/answer-ticket";
import { officeTicketView } from "@solvia/core/tickets/list-tickets";
import { serve } from "../../../serve/index.ts";

export const handler = serve(answerTicket, async ({ user, params: { id }, body, now }) =>
  officeTicketView(await answer(user, id, body, now), now),
);
