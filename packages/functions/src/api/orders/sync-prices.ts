import { cartView, syncPrices as sync } from "@solvia/core/orders/cart/cart";
import { syncPrices } from "@solvia/core/contract/orders";
import { serveShopper } from "../../serve/shopper.ts";

export const handler = serveShopper(syncPrices, async ({ user, params, now }) => {
  const { cart, changes } = await sync(user, params.id, now);
  return { order: cartView(cart, user, now), changes };
});
