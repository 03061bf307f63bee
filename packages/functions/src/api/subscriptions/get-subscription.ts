import { getSubscription } from "@solvia/core/contract/subscriptions";
import { subscriptionView } from "@solvia/core/subscriptions/subscription-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(getSubscription, ({ user, now }) => subscriptionView(user, now));
