import { changeQuickReply } from "@solvia/core/contract/back-office/content-crm";
import { saveQuickReply } from "@solvia/core/tickets/desk/quick-replies";
import { serve } from "../../../serve/index.ts";

export const handler = serve(changeQuickReply, ({ params: { id }, body }) => saveQuickReply(id, body));
