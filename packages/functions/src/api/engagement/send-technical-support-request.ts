import { sendTechnicalSupportRequest } from "@solvia/core/contract/engagement";
import { ownTicketView } from "@solvia/core/tickets/list-tickets";
import { askSupport } from "@solvia/core/tickets/writing/ask-support";
import { serve } from "../../serve/index.ts";

export const handler = serve(sendTechnicalSupportRequest, async ({ user, body, now }) =>
  ownTicketView(await askSupport(user, body, now), now),
);
