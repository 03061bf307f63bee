import { sendMessage } from "@solvia/core/contacts/messages/send-message";
import { recallUser } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(recallUser, ({ query, body: { privacyRead: _, ...written }, now }) =>
  sendMessage({ kind: "recall", ...written, ...query }, now),
);
