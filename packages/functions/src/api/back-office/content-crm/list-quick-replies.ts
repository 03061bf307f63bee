import { listQuickReplies } from "@solvia/core/contract/back-office/content-crm";
import { listQuickReplies as list } from "@solvia/core/tickets/desk/quick-replies";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listQuickReplies, async () => ({ items: await list() }));
