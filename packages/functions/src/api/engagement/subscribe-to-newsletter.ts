import { newsletterList } from "@solvia/core/contacts/contact";
import { askSubscription } from "@solvia/core/contacts/opt-in/subscribe";
import { subscribeToNewsletter } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(subscribeToNewsletter, ({ query, body: { email }, ip, now }) =>
  askSubscription({ email, list: newsletterList, ...query, ip }, now),
);
