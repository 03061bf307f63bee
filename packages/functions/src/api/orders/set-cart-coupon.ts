import { cartView } from "@solvia/core/orders/cart/cart";
import { setCartCoupon as set } from "@solvia/core/orders/coupon/cart-coupon";
import { setCartCoupon } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(setCartCoupon, async ({ user, params, body, now }) =>
  cartView(await set(user, params.id, body, now), user, now),
);
