import { countWrites } from "../../coupons/index.ts";
import { instant, romeDate, plusDays } from "../../platform/time.ts";
import { anythingPaid, type Order } from "../order.ts";
import { heldUse, keptByDelivery } from "./order-coupon.ts";

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
export function couponWrites(before: Order | undefined, after: Order, now: Date) {
  const [was, is] = [before?.appliedCoupon?.code, after.appliedCoupon?.code];
  const orderId = after.id;
  const had = before ? heldUse(before) : "none";
  const has = heldUse(after);
  if (was === is) {
    const given = before !== undefined && before.reserved === after.reserved;
    return is === undefined
      ? []
      : countWrites(
          { code: is, orderId, before: had, after: has, revived: before && revivedBy(before, after, now) },
          given,
        );
  }
  return [
    ...(is === undefined ? [] : countWrites({ code: is, orderId, before: "none", after: has })),
    ...(was === undefined ? [] : countWrites({ code: was, orderId, before: had, after: "none" })),
  ];
}

/** So many days at least a coupon that comes back can be used. */
const daysAgain = 90;

/**
 * What changes of a coupon in place of money whose spent use comes back: what of it has paid for a delivery that isn't paid back is spent, and it may be used
 * for a while yet; the other way round where the goods are their buyer's after all.
 */
function revivedBy(before: Order, order: Order, now: Date) {
  const { until = "", redeemedOn } = before.appliedCoupon ?? {};
  const [had, has] = [heldUse(before), heldUse(order)];
  if (redeemedOn === undefined || had === has) return undefined;
  if (has === "redeemed") return { amount: keptByDelivery(before) };
  const least = plusDays(romeDate(now), daysAgain);
  return { amount: 0 - keptByDelivery(order), ...(until < least && { until: least }) };
}
