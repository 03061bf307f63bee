import { cartView } from "@solvia/core/orders/cart/cart";
import { openSavedOrder as open } from "@solvia/core/orders/cart/saved-orders";
import { openSavedOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(openSavedOrder, async ({ user, params, now }) => {
  const { cart, changes } = await open(user, params.id, now);
  return { order: cartView(cart, user, now), changes };
});
