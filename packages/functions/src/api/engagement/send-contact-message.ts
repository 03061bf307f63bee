import { sendMessage } from "@solvia/core/contacts/messages/send-message";
import { sendContactMessage } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(sendContactMessage, ({ query, body, now }) => {
  const { privacyRead: _, ...written } = body;
  return sendMessage({ kind: "contact", ...written, ...query }, now);
});
