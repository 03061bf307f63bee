import { listMessages } from "@solvia/core/contacts/messages/list-messages";
import { listOfficeMessages } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listOfficeMessages, ({ query, now }) => listMessages(query, now));
