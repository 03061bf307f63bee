import { getBackOfficeTicketFile } from "@solvia/core/contract/back-office/content-crm";
import { officeTicketFileUrl } from "@solvia/core/tickets/writing/ticket-files";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeTicketFile, ({ params: { id, messageId, n } }) =>
  officeTicketFileUrl(id, messageId, n),
);
