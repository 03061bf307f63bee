import { cartView, setQuantityInShipment } from "@solvia/core/orders/cart";
import { addToShipment } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(addToShipment, async ({ user, params, now }) =>
  cartView(await setQuantityInShipment(user, params, now), user),
);
