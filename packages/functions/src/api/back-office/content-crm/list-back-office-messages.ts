import { listMessages } from "@solvia/core/crm/chat/list-chats";
import { listBackOfficeMessages } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeMessages, ({ user, params, query }) => listMessages(user, params.id, query));
