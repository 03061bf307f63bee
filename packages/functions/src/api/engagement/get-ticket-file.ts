import { getTicketFile } from "@solvia/core/contract/engagement";
import { ownTicketFileUrl } from "@solvia/core/tickets/writing/ticket-files";
import { serve } from "../../serve/index.ts";

export const handler = serve(getTicketFile, ({ user, params: { id, messageId, n } }) =>
  ownTicketFileUrl(user, id, messageId, n),
);
