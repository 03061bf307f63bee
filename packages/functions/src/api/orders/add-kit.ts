import { addKit as add } from "@solvia/core/orders/cart/add-kit";
import { cartView } from "@solvia/core/orders/cart/cart";
import { addKit } from "@solvia/core/contract/orders";
import { serveShopper } from "../../serve/shopper.ts";

export const handler = serveShopper(addKit, async ({ user, body, now }) =>
  cartView(await add(user, body.kitId, body.quantity, now), user, now),
);
