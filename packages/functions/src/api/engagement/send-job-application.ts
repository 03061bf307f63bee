import { sendApplication } from "@solvia/core/contacts/messages/curriculum";
import { sendJobApplication } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(sendJobApplication, ({ query, body, now }) => {
  const { privacyRead: _, cv, ...written } = body;
  return sendApplication({ ...written, ...query }, cv, now);
});
