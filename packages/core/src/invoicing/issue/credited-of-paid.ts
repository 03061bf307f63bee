import { beyondOwed, receiptsOf, withSurplus, type Order } from "../../orders/index.ts";
import { sumOf } from "../../platform/money.ts";
import { correctionsOf } from "../corrections/correction.table.ts";
import { givenCoupons } from "../corrections/given-coupons.ts";
import { isCredit, payableOf } from "../rules/invoiced.ts";

/**
 * What of an order's money its newest document leaves without a use: what a credit note takes off what had been paid, or an invoice asks less than the
 * one that it follows. It stands for the order no more and is due back. Answers as `withSurplus`.
 */
export async function creditedOfPaid(order: Order) {
  const [receipts, corrections] = await Promise.all([receiptsOf(order), correctionsOf(order.id)]);
  const coupons = await givenCoupons(corrections);
  const given = sumOf(coupons.map(({ worth }) => worth));
  const newest = order.invoices?.at(-1);
  const most = newest && isCredit(newest.type) ? payableOf(newest) : Infinity;
  return withSurplus(order, receipts, Math.min(most, beyondOwed(order, receipts, given)));
}
