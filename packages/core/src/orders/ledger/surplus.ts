import { wayOf, type Receipt } from "../../payments/index.ts";
import { sumOf, type Cents } from "../../platform/money.ts";
import { hasEnded, isSettled, type Order } from "../order.ts";
import { mayOweLess, owedOf } from "../papers/owed.ts";
import { stillToSendBack } from "../papers/sent-back.ts";
import type { ReceiptChange } from "../history/entry.ts";
import { withdrawalMoney } from "../withdrawal/withdrawn-money.ts";
import { receiptsOf } from "./earlier-orders.ts";

/** Cents of a money that stand for a payment and can go back. */
const standsOf = (receipt: Receipt): Cents =>
  receipt.currency === "eur" && receipt.seq !== undefined && wayOf(receipt) ? receipt.settled : 0;

/** Cents that payments say they were paid and that didn't go back. */
export const paidLessRefunds = ({ transactions }: Pick<Order, "transactions">): Cents =>
  sumOf(
    transactions
      .filter(({ status, superseded }) => status === "paid" && !superseded)
      .map(({ amount, refunded = 0 }) => amount - refunded),
  );

/**
 * What withdrawals keep with their order: awaited by its consumer until the office sends it back, or kept by the office with a reason. One that was
 * closed before the money came is nobody's task any more.
 */
function keptByWithdrawals(order: Order, receipts: readonly Receipt[]): Cents {
  const money = withdrawalMoney(order, receipts);
  const kept = (order.withdrawals ?? []).map((withdrawal, place) => {
    const { dueBack = 0, returned = 0 } = money[place] ?? {};
    return (withdrawal.less?.amount ?? 0) + (isSettled(withdrawal) ? 0 : Math.max(0, dueBack - returned));
  });
  return sumOf(kept);
}

/**
 * Cents that stand for an order's payments beyond what it asks in all: what was credited of what had come. What corrections are about to send
 * back is none of it, nor what a withdrawal gives back; with what its buyer has got as coupons (`given`, VAT included) no more goes back than came.
 * Of one that has ended all is due back already.
 */
export function beyondOwed(order: Order, receipts: readonly Receipt[], given: Cents = 0): Cents {
  if (hasEnded(order) || !mayOweLess(order)) return 0;
  const beyond = sumOf(receipts.map(standsOf)) - Math.max(owedOf(order), given);
  return Math.max(0, beyond - stillToSendBack(order) - keptByWithdrawals(order, receipts));
}

/**
 * An order of whose money so many cents, at most what there is, stand for nothing any more and are due back (`surplus`), of the money that
 * came last: its payments are of what stands. Property: what a payment is of and what stands for it stay the same.
 */
export function withSurplus(order: Order, receipts: readonly Receipt[], most: Cents) {
  let left = most;
  const changes: [Receipt, Receipt][] = [];
  const off = new Map<number, Cents>();
  for (const receipt of receipts.toReversed()) {
    const { seq = 0, settled, surplus = 0 } = receipt;
    const part = Math.min(left, standsOf(receipt));
    if (part <= 0) continue;
    left -= part;
    off.set(seq, (off.get(seq) ?? 0) + part);
    changes.push([receipt, { ...receipt, settled: settled - part, surplus: surplus + part }]);
  }
  const transactions = order.transactions.map((one) =>
    one.status === "paid" && !one.superseded ? { ...one, amount: one.amount - (off.get(one.seq) ?? 0) } : one,
  );
  return { order: { ...order, transactions }, receipts: changes, amount: sumOf([...off.values()]) };
}

/**
 * Money that comes for a payment of which a part was credited while it was under way (a bank receipt, a debit): what nobody owes any more of it is due
 * back at once. Answers the order and the money that its write books, and how much is due back, cents.
 */
export async function withoutCredited(before: Order, after: Order, booked: readonly ReceiptChange[]) {
  const unpaid = new Set(before.transactions.flatMap(({ seq, status }) => (status === "paid" ? [] : [seq])));
  const came = new Set(
    after.transactions.flatMap(({ seq, status }) => (status === "paid" && unpaid.has(seq) ? [seq] : [])),
  );
  const fresh = booked.flatMap(([, receipt]) => (receipt.seq !== undefined && came.has(receipt.seq) ? [receipt] : []));
  const unchanged = { order: after, receipts: booked, amount: 0 };
  if (fresh.length === 0 || hasEnded(after) || !mayOweLess(after) || paidLessRefunds(after) <= owedOf(after))
    return unchanged;
  const changed = new Map(booked.map(([, receipt]) => [receipt.key, receipt]));
  const others = (await receiptsOf(before)).filter(({ key }) => !changed.has(key));
  const { order, receipts, amount } = withSurplus(after, fresh, beyondOwed(after, [...others, ...changed.values()]));
  const released = new Map(receipts);
  return { order, receipts: booked.map(([old, one]): ReceiptChange => [old, released.get(one) ?? one]), amount };
}
