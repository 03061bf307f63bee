import {
  couponStatus,
  couponWorth,
  termsOf,
  usableCoupon,
  type Coupon,
  type CouponTerms,
} from "../../coupons/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import type { Cart, Order } from "../order.ts";
import { isInvoiced } from "../papers/demand-uninvoiced.ts";
import { findOrder, isTheirs } from "../stored-order.ts";
import { goodsOf, heldUse } from "./order-coupon.ts";

/** What somebody says to a conflict: take the other order's use first, put this coupon in the other one's place. */
export interface Conflicts {
  unapplyFirst: boolean;
  overwriteOld: boolean;
}

/**
 * A coupon for a cart or an order: what of it is kept, and the order that has to give its use back first. Problems: coupon-not-found,
 * coupon-not-today, coupon-other-goods, coupon-below-minimum, coupon-used-up, and coupon-conflict with what stands against it: another
 * `coupon` of this order unless `overwriteOld`, an `order` of theirs that has the only use unless `unapplyFirst`.
 */
export async function chosenCoupon(
  user: User,
  target: Pick<Cart, "id" | "lines" | "appliedCoupon">,
  code: string,
  { unapplyFirst, overwriteOld }: Conflicts,
  now: Date,
): Promise<{ coupon: CouponTerms; heldBy: Order | undefined }> {
  const coupon = await usableCoupon(user, code);
  const { problem } = couponWorth(coupon, goodsOf(target.lines), romeDate(now));
  if (problem) throw new Problem(problem.code, problem.params);
  const old = target.appliedCoupon?.code;
  if (old !== undefined && old !== code && !overwriteOld) throw new Problem("coupon-conflict", { coupon: old });
  const heldBy = coupon.lastOrderId === target.id ? undefined : await holding(user, coupon);
  if (heldBy && !unapplyFirst) throw new Problem("coupon-conflict", { order: heldBy.number, orderId: heldBy.id });
  return { coupon: termsOf(coupon), heldBy };
}

/** The user's own order that holds the only use of a coupon, neither paid nor invoiced. Problem: coupon-used-up where nothing can be freed. */
async function holding(user: User, coupon: Coupon): Promise<Order | undefined> {
  const status = couponStatus(coupon);
  if (status === "active") return undefined;
  const order = status === "applied" && coupon.lastOrderId ? await findOrder(coupon.lastOrderId) : undefined;
  const holds = order?.appliedCoupon?.code === coupon.code && heldUse(order) === "applied" && !isInvoiced(order);
  if (!order || !holds || !isTheirs(user, order)) throw new Problem("coupon-used-up");
  return order;
}

/**
 * The cart's coupon on today's terms, itself where they are the same; one whose last use somebody has taken, be it an order of the same buyer that
 * was tried again, takes nothing off any more and says so. One that the office has taken back stays, and placing refuses it in words.
 */
export async function renewedCoupon(user: User, cart: Pick<Cart, "appliedCoupon">): Promise<Cart["appliedCoupon"]> {
  const { appliedCoupon: coupon } = cart;
  const known = coupon && (await usableCoupon(user, coupon.code).catch(stays));
  if (!known) return coupon;
  const today = { ...termsOf(known), ...(known.left <= 0 && { usedUp: true as const }) };
  const same = today.usedUp === coupon.usedUp && JSON.stringify(termsOf(known)) === JSON.stringify(termsOf(coupon));
  return same ? coupon : today;
}

function stays(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

/**
 * The cart's coupon as it is today, before the cart becomes an order; undefined without one. Whether a use is left by then is the write's to
 * say. Problems: coupon-not-found where the office has taken it back, coupon-used-up.
 */
export async function couponToday(
  user: User,
  { appliedCoupon }: Pick<Cart, "appliedCoupon">,
): Promise<CouponTerms | undefined> {
  const coupon = appliedCoupon && (await usableCoupon(user, appliedCoupon.code));
  if (coupon && coupon.left <= 0) throw new Problem("coupon-used-up");
  return coupon && termsOf(coupon);
}
