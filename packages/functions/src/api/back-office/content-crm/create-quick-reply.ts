import { createQuickReply } from "@solvia/core/contract/back-office/content-crm";
import { saveQuickReply } from "@solvia/core/tickets/desk/quick-replies";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createQuickReply, ({ body }) => saveQuickReply(undefined, { ...body, revision: 0 }));
