import { cartView } from "@solvia/core/orders/cart/cart";
import { quickAdd as add } from "@solvia/core/orders/cart/add-many";
import { quickAdd } from "@solvia/core/contract/orders";
import { serveShopper } from "../../serve/shopper.ts";

export const handler = serveShopper(quickAdd, async ({ user, body, now }) => {
  const { cart, refused } = await add(user, body.items, now);
  return { order: cartView(cart, user, now), refused };
});
