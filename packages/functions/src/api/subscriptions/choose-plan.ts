import { choosePlan } from "@solvia/core/contract/subscriptions";
import { choosePlan as change } from "@solvia/core/subscriptions/choose-plan";
import { subscriptionView } from "@solvia/core/subscriptions/subscription-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(choosePlan, async ({ user, params, body, now }) => {
  await change(user, { plan: params.a, priceId: params.b, ...body }, now);
  return subscriptionView(user, now);
});
