import { listMessages as list } from "@solvia/core/crm/chat/list-chats";
import { listMessages } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(listMessages, ({ user, params, query }) => list(user, params.id, query));
