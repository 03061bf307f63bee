import { deleteMessage } from "@solvia/core/contacts/messages/decide-message";
import { deleteOfficeMessage } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteOfficeMessage, ({ params, now }) => deleteMessage(params.id, now));
