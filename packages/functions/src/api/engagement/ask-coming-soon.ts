import { comingList } from "@solvia/core/contacts/contact";
import { askSubscription } from "@solvia/core/contacts/opt-in/subscribe";
import { askComingSoon } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(askComingSoon, ({ query, body: { email, topic }, ip, now }) =>
  askSubscription({ email, list: comingList(topic), ...query, ip }, now),
);
