import { cartView, openOrderToRead } from "@solvia/core/orders/cart/cart";
import { getOpenOrder } from "@solvia/core/contract/orders";
import { serveShopper } from "../../serve/shopper.ts";

export const handler = serveShopper(getOpenOrder, async ({ user, now }) =>
  cartView(await openOrderToRead(user, now), user, now),
);
