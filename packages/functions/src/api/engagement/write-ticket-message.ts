import { writeTicketMessage } from "@solvia/core/contract/engagement";
import { ownTicketPage } from "@solvia/core/tickets/list-tickets";
import { writeAgain } from "@solvia/core/tickets/writing/write-again";
import { serve } from "../../serve/index.ts";

export const handler = serve(writeTicketMessage, async ({ user, params: { id }, body, now }) => {
  await writeAgain(user, id, body, now);
  return ownTicketPage(user, id, now);
});
