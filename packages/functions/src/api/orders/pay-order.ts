import { customersOrder } from "@solvia/core/orders/finding/back-office";
import { placeOrder } from "@solvia/core/orders/placing/place-order";
import { payOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(payOrder, async ({ user, params, body, now }) =>
  customersOrder(await placeOrder(user, params.id, body, now), now),
);
