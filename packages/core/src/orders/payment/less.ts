import { statusOf, type Transaction } from "../../payments/index.ts";
import { allocate, type Cents } from "../../platform/money.ts";
import type { Order } from "../order.ts";

type Paying = Pick<Order, "transactions">;

const isOpen = ({ status, superseded }: Transaction): boolean =>
  !superseded && (status === "pending_payment" || status === "failed");

const sumOf = (transactions: readonly Transaction[]): Cents =>
  transactions.reduce((sum, { amount }) => sum + amount, 0);

/** Cents that an order still waits for; nothing of them is on its way. */
export const openOf = ({ transactions }: Paying): Cents => sumOf(transactions.filter(isOpen));

/**
 * An order that asks so many cents less, at most what is open: its open payments give way to ones that are smaller in proportion, so that an
 * intent of the former amount is given up. What is paid or on its way stays.
 */
export function withLess({ transactions: before }: Paying, off: Cents): Pick<Order, "transactions" | "status"> {
  const open = before.filter(isOpen);
  const parts = allocate(
    off,
    open.map(({ amount }) => amount),
  );
  const last = Math.max(...before.map(({ seq }) => seq));
  const smaller = open.map((transaction, index) => ({
    ...transaction,
    seq: last + 1 + index,
    splitOf: transaction.splitOf ?? transaction.seq,
    amount: transaction.amount - (parts[index] ?? 0),
    attempts: 0,
    providerIntentId: undefined,
    refunded: undefined,
    refundedBefore: undefined,
  }));
  const asked = smaller.filter(({ amount }) => amount > 0);
  const asksNothing = off === sumOf(before.filter(({ superseded }) => !superseded));
  const transactions = [
    ...before.map((one) => (open.includes(one) ? { ...one, superseded: true } : one)),
    ...(asksNothing ? paidByNothing(smaller) : asked),
  ];
  return { transactions, status: statusOf(transactions) };
}

/** Nothing is left to be paid: that is paid as a gift (domain-rules 5.1, row 2). */
const paidByNothing = ([first]: readonly Transaction[]): Transaction[] =>
  first ? [{ ...first, amount: 0, status: "paid", method: "gift" }] : [];
