import { couponWorth, type CouponUse, type CouponWorth } from "../../coupons/index.ts";
import type { Cents } from "../../platform/money.ts";
import { romeDate } from "../../platform/time.ts";
import { lineNet, type Cart, type Order, type OrderLine } from "../order.ts";

/** The lines as far as a coupon asks. */
export const goodsOf = (lines: readonly OrderLine[]): { category: OrderLine["category"]; net: Cents }[] =>
  lines.map((line) => ({ category: line.category, net: lineNet(line) }));

/** What a placed order has of its coupon: a use as long as its pieces are kept for it, for good once anything was paid. */
export function heldUse({ appliedCoupon: coupon, reserved }: Pick<Order, "appliedCoupon" | "reserved">): CouponUse {
  if (!coupon) return "none";
  if (coupon.redeemedOn !== undefined) return "redeemed";
  return reserved ? "applied" : "none";
}

/** The cart's coupon as its buyer reads it: what it takes off today, net, and why nothing. */
export function cartCouponView(
  { appliedCoupon: coupon, lines }: Pick<Cart, "appliedCoupon" | "lines">,
  now: Date,
): (CouponWorth & { code: string }) | undefined {
  return coupon && { code: coupon.code, ...couponWorth(coupon, goodsOf(lines), romeDate(now)) };
}
