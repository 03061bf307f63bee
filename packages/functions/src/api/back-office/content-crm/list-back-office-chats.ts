import { listChats } from "@solvia/core/crm/chat/list-chats";
import { listBackOfficeChats } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeChats, ({ query }) => listChats(query));
