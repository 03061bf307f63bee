import { confirmSubscription } from "@solvia/core/contacts/opt-in/confirm";
import { confirmNewsletter } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(confirmNewsletter, ({ body, now }) => confirmSubscription(body.token, now));
