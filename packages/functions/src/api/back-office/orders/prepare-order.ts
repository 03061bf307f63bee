import { prepareOrderFor } from "@solvia/core/orders/placing/prepare-for";
import { cartView } from "@solvia/core/orders/cart/cart";
import { prepareOrder } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(prepareOrder, async ({ body, now }) => {
  const { cart, user } = await prepareOrderFor(body, now);
  return cartView(cart, user, now);
});
