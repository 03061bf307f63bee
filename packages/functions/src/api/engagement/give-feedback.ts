import { giveFeedback } from "@solvia/core/contract/engagement";
import { ownTicketView } from "@solvia/core/tickets/list-tickets";
import { giveFeedback as give } from "@solvia/core/tickets/writing/give-feedback";
import { serve } from "../../serve/index.ts";

export const handler = serve(giveFeedback, async ({ user, body, now }) =>
  ownTicketView(await give(user, body, now), now),
);
