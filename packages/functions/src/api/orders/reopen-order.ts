import { cartView } from "@solvia/core/orders/cart/cart";
import { reopenOrder as reopen } from "@solvia/core/orders/reopen-order";
import { reopenOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(reopenOrder, async ({ user, params, now }) => {
  const { cart, changes } = await reopen(user, params.id, now);
  return { order: cartView(cart, user, now), changes };
});
