import { deleteQuickReply } from "@solvia/core/contract/back-office/content-crm";
import { deleteQuickReply as remove } from "@solvia/core/tickets/desk/quick-replies";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteQuickReply, ({ params: { id } }) => remove(id));
