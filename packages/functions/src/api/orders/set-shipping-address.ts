import { setShippingAddress as change } from "@solvia/core/orders/sending/prepare-order";
import { cartView } from "@solvia/core/orders/cart/cart";
import { setShippingAddress } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(setShippingAddress, async ({ user, params, now }) =>
  cartView(await change(user, params.id, params.addressId, now), user, now),
);
