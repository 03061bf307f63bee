import { cartView } from "@solvia/core/orders/cart/cart";
import { removeCartCoupon as remove } from "@solvia/core/orders/coupon/cart-coupon";
import { removeCartCoupon } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(removeCartCoupon, async ({ user, params, now }) =>
  cartView(await remove(user, params.id, now), user, now),
);
