import { cartView } from "@solvia/core/orders/cart";
import { quickAdd as add } from "@solvia/core/orders/add-many";
import { quickAdd } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(quickAdd, async ({ user, body, now }) => {
  const { cart, refused } = await add(user, body.items, now);
  return { order: cartView(cart, user), refused };
});
