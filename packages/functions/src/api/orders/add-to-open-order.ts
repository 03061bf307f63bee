import { cartView, setQuantity } from "@solvia/core/orders/cart";
import { addToOpenOrder } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(addToOpenOrder, async ({ user, params, now }) =>
  cartView(await setQuantity(user, params.id, params.n, now), user),
);
