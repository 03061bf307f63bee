import { couponWorth, isGiven, type CouponUse, type CouponWorth } from "../../coupons/index.ts";
import type { Cents } from "../../platform/money.ts";
import { romeDate } from "../../platform/time.ts";
import { hasEnded, hasLeft, lineNet, type Cart, type Order, type OrderLine } from "../order.ts";
import { allCameBack } from "../papers/pieces-back.ts";
import { noPieces, withPieces } from "../papers/pieces.ts";
import { worthAt } from "../papers/returned-worth.ts";
import { isWithdrawnWhole } from "../withdrawal/withdrawal.ts";

/** The lines as far as a coupon asks. */
export const goodsOf = (lines: readonly OrderLine[]): { category: OrderLine["category"]; net: Cents }[] =>
  lines.map((line) => ({ category: line.category, net: lineNet(line) }));

/** Whether nothing stands any more of what an order has sold: it ended before anything left, or all of it came back. */
const isUndone = (order: Order): boolean => (hasEnded(order) ? !hasLeft(order) : allCameBack(order));

/**
 * What a placed order has of its coupon: a use as long as its pieces are kept for it, for good once anything was paid. One that was given in place
 * of money has stood for it: it comes back once nothing stands of what it was spent for.
 */
export function heldUse(order: Order): CouponUse {
  const { appliedCoupon: coupon, reserved } = order;
  if (!coupon) return "none";
  if (coupon.redeemedOn !== undefined) return isGiven(coupon) && isUndone(order) ? "none" : "redeemed";
  return reserved ? "applied" : "none";
}

/** Net cents of the coupon that have paid for a delivery which isn't paid back: of a return, not of a withdrawal (art. 56 Cod. cons.). */
export function keptByDelivery(order: Order): Cents {
  if (hasEnded(order) || isWithdrawnWhole(order)) return 0;
  const all = withPieces(
    noPieces,
    order.lines.map(({ productId, quantity }) => ({ productId, quantity })),
  );
  const { couponAmount, groups } = order.amounts;
  return groups.reduce((left, { rate }) => left - worthAt(order, rate, all).coupon, couponAmount);
}

/** The cart's coupon as its buyer reads it: what it takes off today, net, and why nothing. */
export function cartCouponView(
  { appliedCoupon: coupon, lines }: Pick<Cart, "appliedCoupon" | "lines">,
  now: Date,
): (CouponWorth & { code: string }) | undefined {
  return coupon && { code: coupon.code, ...couponWorth(coupon, goodsOf(lines), romeDate(now)) };
}
