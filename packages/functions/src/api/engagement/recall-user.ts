import { sendMessage } from "@solvia/core/contacts/messages/send-message";
import { recallUser } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(recallUser, ({ query, body, now }) => {
  const { privacyRead: _, ...written } = body;
  return sendMessage({ kind: "recall", ...written, ...query }, now);
});
