import type { User } from "../../platform/access.ts";
import { changingCart, openOrderOf, ownOpenOrder, writeCart } from "../cart/cart.ts";
import type { Cart } from "../order.ts";
import { chosenCoupon, renewedCoupon, type Conflicts } from "./choose-coupon.ts";
import { freedOf } from "./change-coupon.ts";

/** A code typed in the cart: it takes no use before the order is placed. Problems: not-found and those of `chosenCoupon`. */
export const setCartCoupon = (
  user: User,
  orderId: string,
  { code, ...conflicts }: Conflicts & { code: string },
  now: Date,
): Promise<Cart> =>
  changingCart(async () => {
    const cart = await ownOpenOrder(user, orderId, now);
    const { coupon, heldBy } = await chosenCoupon(user, cart, code, conflicts, now);
    if (heldBy) await freedOf(user, heldBy, now);
    return writeCart({ ...cart, appliedCoupon: coupon });
  });

/** The user's cart with its coupon as it is by now: one whose last use an order has taken takes nothing off any more, and says why. */
export const renewCartCoupon = (user: User, now: Date): Promise<Cart> =>
  changingCart(async () => {
    const cart = await openOrderOf(user, now);
    const appliedCoupon = await renewedCoupon(user, cart);
    return appliedCoupon === cart.appliedCoupon ? cart : writeCart({ ...cart, appliedCoupon });
  });

export const removeCartCoupon = (user: User, orderId: string, now: Date): Promise<Cart> =>
  changingCart(async () => {
    const cart = await ownOpenOrder(user, orderId, now);
    return cart.appliedCoupon ? writeCart({ ...cart, appliedCoupon: undefined }) : cart;
  });
