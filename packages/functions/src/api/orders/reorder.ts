import { cartView } from "@solvia/core/orders/cart/cart";
import { reorder as again } from "@solvia/core/orders/cart/add-many";
import { reorder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(reorder, async ({ user, params, now }) => {
  const { cart, refused } = await again(user, params.id, now);
  return { order: cartView(cart, user, now), refused };
});
