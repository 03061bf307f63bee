import { cartView, setQuantity } from "@solvia/core/orders/cart/cart";
import { addToOpenOrder } from "@solvia/core/contract/orders";
import { serveShopper } from "../../serve/shopper.ts";

export const handler = serveShopper(addToOpenOrder, async ({ user, params, now }) =>
  cartView(await setQuantity(user, params.id, params.n, now), user, now),
);
