import { hasEnded, hasLeft, type Order } from "../../orders/index.ts";
import { isDelayed } from "../../payments/index.ts";
import { Problem } from "../../platform/problems.ts";
import type { Cents } from "../../platform/money.ts";
import { romeDate, type CivilDate } from "../../platform/time.ts";
import { goodsInvoice, openTotal } from "./invoiced.ts";

export interface Next {
  type: "TD01" | "TD02" | "TD27";
  /** Cents, VAT included, of a deposit; all of an invoice. */
  amount: Cents;
  /** The day of the operation: the earliest of shipping, payment, and today for an invoice in advance (domain-rules 1.5). */
  operationOn: CivilDate;
}

type Facts = Pick<
  Order,
  | "status"
  | "failedReason"
  | "cancelledOn"
  | "fulfilment"
  | "deliveredOn"
  | "amounts"
  | "transactions"
  | "termsOfPayment"
  | "invoices"
>;

const livePaid = ({ transactions }: Facts) =>
  transactions.filter(({ status, superseded, method }) => status === "paid" && !superseded && method !== "gift");

/** Whether the house gives it away: every payment that it asks for was waived. */
export const isGift = ({ transactions }: Pick<Order, "transactions">): boolean => {
  const live = transactions.filter(({ superseded }) => !superseded);
  return live.length > 0 && live.every(({ method }) => method === "gift");
};

const earliest = (days: readonly (CivilDate | undefined)[], today: CivilDate): CivilDate =>
  days.reduce<CivilDate>((first, day) => (day !== undefined && day < first ? day : first), today);

const latest = (days: readonly (CivilDate | undefined)[]): CivilDate | undefined =>
  days.reduce((last, day) => (last === undefined || (day !== undefined && day > last) ? day : last), undefined);

/**
 * Which document an order is due now (domain-rules 1.5): the goods' invoice once they have left, once all is paid, or in advance where
 * the terms let them leave before; else one for the deposits that came and aren't invoiced. Goods given away have a document of their
 * own, and nothing to pay has an ordinary one of nought. Problems: order-ended, already-invoiced, nothing-to-invoice.
 */
export function nextDocument(order: Facts, today: CivilDate): Next {
  if (hasEnded(order) || order.cancelledOn !== undefined) throw new Problem("order-ended");
  if (order.status === "awaitingApproval") throw new Problem("nothing-to-invoice");
  if (goodsInvoice(order)) throw new Problem("already-invoiced");
  const { total } = order.amounts;
  const paid = livePaid(order);
  const came = paid.reduce((sum, { amount }) => sum + amount, 0);
  const days = paid.map(({ settledOn }) => settledOn);
  const left = hasLeft(order) ? (order.deliveredOn ? romeDate(new Date(order.deliveredOn)) : today) : undefined;
  if (isGift(order) && total > 0) return { type: "TD27", amount: total, operationOn: earliest([left], today) };
  if (left || came >= total || isDelayed(order.termsOfPayment)) {
    const paidWhole = came >= total ? latest(days) : undefined;
    return { type: "TD01", amount: total, operationOn: earliest([left, paidWhole], today) };
  }
  const amount = came - openTotal(order);
  if (amount <= 0) throw new Problem("nothing-to-invoice");
  return { type: "TD02", amount, operationOn: latest(days) ?? today };
}

/** The day that a document bears: that of its operation, unless one of its series already has a later one; never in the future. */
export const dateOf = (operationOn: CivilDate, lastOn: CivilDate | undefined): CivilDate =>
  lastOn !== undefined && lastOn > operationOn ? lastOn : operationOn;

/** The series that a document is numbered in: one a year, credit notes in their own. */
export const seriesOf = (type: "invoice" | "credit-note", date: CivilDate): string =>
  type === "invoice" ? date.slice(0, 4) : `${date.slice(0, 4)}NC`;

/** "12/2026", "3/2026NC" */
export const numberIn = (series: string, place: number): string => `${place}/${series}`;
