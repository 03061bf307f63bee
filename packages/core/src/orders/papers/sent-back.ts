import { sumOf, type Cents } from "../../platform/money.ts";
import type { Order } from "../order.ts";

type Facts = Pick<Order, "invoices" | "transactions">;

const refundedOf = (transactions: Order["transactions"]): Cents =>
  sumOf(transactions.map(({ refunded = 0 }) => refunded));

/** Cents that corrections send back together with their credit notes. */
const planned = ({ invoices = [] }: Facts): Cents => sumOf(invoices.map(({ sentBack = 0 }) => sentBack));

/**
 * Cents of the payments that count which go back, or went, with credit notes: those of the price that open payments don't ask less for. What had
 * gone back of money that stands for nothing any more, since its payer's bank took the rest, is none of it: that payment asks anew.
 */
export function sentBackOf(order: Facts): Cents {
  const { transactions } = order;
  const all = planned(order);
  const paid = refundedOf(transactions.filter(({ status, superseded }) => status === "paid" && !superseded));
  const lost =
    refundedOf(transactions.filter(({ status }) => status !== "paid")) +
    sumOf(transactions.map(({ refundedBefore = 0 }) => refundedBefore));
  return Math.max(0, all - lost, Math.min(all, paid));
}

/** Cents that corrections are still about to send back: their credit note is issued, and the refund not asked for. */
export function stillToSendBack(order: Facts): Cents {
  const gone = order.transactions.map(({ refunded = 0, refundedBefore = 0 }) => refunded + refundedBefore);
  return Math.max(0, planned(order) - sumOf(gone));
}
