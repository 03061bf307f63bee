import type { CouponTerms } from "../../coupons/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { amountsWithCoupon } from "../amounts.ts";
import { creditForMore } from "../credit/credit-facts.ts";
import type { Order } from "../order.ts";
import { dueTransaction } from "../payment/card-payment.ts";
import { rescheduled } from "../payment/schedule.ts";
import { ownTransaction, transactionView } from "../payment/transactions.ts";
import { agreedBy } from "../placing/approval.ts";
import { writeOrder } from "../stored-order.ts";
import { chosenCoupon, type Conflicts } from "./choose-coupon.ts";
import { demandCouponOpen } from "./coupon-open.ts";

/**
 * The unpaid order at what it costs with this coupon, or with none: its open instalments give way to others. Made dearer, it asks an owner
 * of the company and its credit as any other change does.
 */
async function written(user: User, order: Order, coupon: CouponTerms | undefined, now: Date): Promise<Order> {
  demandCouponOpen(order);
  const priced = { ...order, appliedCoupon: coupon, amounts: amountsWithCoupon(order, coupon, now) };
  const agreed = { ...priced, ...agreedBy(user, order, priced) };
  const after = { ...agreed, ...rescheduled(agreed, now) };
  const creditLimit = await creditForMore(order, after, now);
  return writeOrder({ before: order, after, creditLimit, now });
}

/** Takes the coupon off the order that holds its use, so that another may have it. */
export const freedOf = (user: User, order: Order, now: Date): Promise<Order> => written(user, order, undefined, now);

/** What is to be paid next, or what was just settled where nothing is left to be paid. */
function nextOf(order: Order, now: Date) {
  const last = order.transactions.findLast(({ superseded }) => !superseded);
  const next = order.status === "paid" ? last : dueTransaction(order, now);
  if (!next) throw new Problem("not-found");
  return transactionView(order, next);
}

/**
 * Puts a coupon on the order of a transaction that nothing was paid of (domain-rules 5.13); answers what is to be paid next, in the place of
 * what was. The same coupon twice changes nothing. Problems: those of `chosenCoupon`, order-ended, something-paid, invalid-transition,
 * withdrawal-open, quotation-expired, approval-needed, those of credit.
 */
export const addCoupon = (user: User, transactionId: string, code: string, conflicts: Conflicts, now: Date) =>
  untilWritten(async () => {
    const { order } = await ownTransaction(user, transactionId, now);
    demandCouponOpen(order);
    if (order.appliedCoupon?.code === code) return nextOf(order, now);
    const { coupon, heldBy } = await chosenCoupon(user, order, code, conflicts, now);
    if (heldBy) await freedOf(user, heldBy, now);
    return nextOf(await written(user, order, coupon, now), now);
  });

/** Takes the coupon off again; answers and problems as of `addCoupon`. */
export const removeCoupon = (user: User, transactionId: string, now: Date) =>
  untilWritten(async () => {
    const { order } = await ownTransaction(user, transactionId, now);
    demandCouponOpen(order);
    return nextOf(order.appliedCoupon ? await written(user, order, undefined, now) : order, now);
  });
