import { sendMessage } from "@solvia/core/contacts/messages/send-message";
import { sendContactMessage } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(sendContactMessage, ({ query, body: { privacyRead: _, ...written }, now }) =>
  sendMessage({ kind: "contact", ...written, ...query }, now),
);
