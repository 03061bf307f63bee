import { cancelSubscription } from "@solvia/core/contract/subscriptions";
import { cancelSubscription as change } from "@solvia/core/subscriptions/change-subscription";
import { subscriptionView } from "@solvia/core/subscriptions/subscription-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(cancelSubscription, async ({ user, now }) => {
  await change(user, now);
  return subscriptionView(user, now);
});
