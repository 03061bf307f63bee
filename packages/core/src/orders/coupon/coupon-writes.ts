import { countWrites } from "../../coupons/index.ts";
import { instant } from "../../platform/time.ts";
import { anythingPaid, type Order } from "../order.ts";
import { heldUse } from "./order-coupon.ts";

/** The order with its coupon's use spent for good, once anything was paid of it; money that goes back later brings no use back. */
export function withCouponRedeemed(order: Order, now: Date): Order {
  const { appliedCoupon: coupon } = order;
  if (!coupon || coupon.redeemedOn !== undefined || !anythingPaid(order)) return order;
  return { ...order, appliedCoupon: { ...coupon, redeemedOn: instant(now) } };
}

/**
 * What a write of an order changes of the coupons that it had and has, in its own transaction: none, one, or two where another takes the
 * first one's place. Taken only while a use is left, unless money has come for an order that had given its use back.
 */
export function couponWrites(before: Order | undefined, after: Order) {
  const [was, is] = [before?.appliedCoupon?.code, after.appliedCoupon?.code];
  const orderId = after.id;
  const had = before ? heldUse(before) : "none";
  const has = heldUse(after);
  if (was === is) {
    const given = before !== undefined && before.reserved === after.reserved;
    return is === undefined ? [] : countWrites({ code: is, orderId, before: had, after: has }, given);
  }
  return [
    ...(is === undefined ? [] : countWrites({ code: is, orderId, before: "none", after: has })),
    ...(was === undefined ? [] : countWrites({ code: was, orderId, before: had, after: "none" })),
  ];
}
