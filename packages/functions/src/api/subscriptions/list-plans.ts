import { listPlans } from "@solvia/core/contract/subscriptions";
import { planList } from "@solvia/core/subscriptions/subscription-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(listPlans, ({ now }) => Promise.resolve(planList(now)));
