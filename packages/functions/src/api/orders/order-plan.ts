import { orderPlan } from "@solvia/core/contract/orders";
import { customersOrder } from "@solvia/core/orders/finding/back-office";
import { orderPlan as order } from "@solvia/core/subscriptions/order-plan";
import { serve } from "../../serve/index.ts";

export const handler = serve(orderPlan, async ({ user, params, body, now }) =>
  customersOrder(await order(user, params.id, now, body.expectedTotal), now),
);
