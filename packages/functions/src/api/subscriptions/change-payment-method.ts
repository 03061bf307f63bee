import { changePaymentMethod } from "@solvia/core/contract/subscriptions";
import { changePaymentMethod as change } from "@solvia/core/subscriptions/change-subscription";
import { subscriptionView } from "@solvia/core/subscriptions/subscription-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(changePaymentMethod, async ({ user, body, now }) => {
  await change(user, body.setupIntentId, now);
  return subscriptionView(user, now);
});
