import { listOwnChats } from "@solvia/core/crm/chat/list-chats";
import { listChats } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(listChats, ({ user }) => listOwnChats(user));
