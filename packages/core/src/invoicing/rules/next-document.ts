import {
  deferredBy,
  firstLeftOn,
  firstUncovered,
  hasEnded,
  hasLeft,
  typeAnew,
  whatCame,
  type DueType,
  type Order,
} from "../../orders/index.ts";
import { isDelayed } from "../../payments/index.ts";
import { Problem } from "../../platform/problems.ts";
import type { Cents } from "../../platform/money.ts";
import type { CivilDate } from "../../platform/time.ts";
import { goodsInvoice } from "./invoiced.ts";
import { anewOf, type Anew } from "./reissue.ts";

export interface Next {
  type: DueType;
  /** Cents of a deposit as they came: VAT included, or without it from a public body; all of an invoice, VAT included. */
  amount: Cents;
  /**
   * The day of the operation: the earliest of shipping, payment, and today for an invoice in advance; of a deferred invoice that of its last
   * transport document (domain-rules 1.5).
   */
  operationOn: CivilDate;
}

type Facts = Pick<
  Order,
  | "status"
  | "placedOn"
  | "failedReason"
  | "cancelledOn"
  | "fulfilment"
  | "deliveredOn"
  | "amounts"
  | "transactions"
  | "termsOfPayment"
  | "invoices"
  | "lines"
  | "appliedCoupon"
  | "withdrawals"
  | "returns"
  | "shipments"
>;

/** Whether the house gives it away: every payment that it asks for was waived. */
export const isGift = ({ transactions }: Pick<Order, "transactions">): boolean => {
  const live = transactions.filter(({ superseded }) => !superseded);
  return live.length > 0 && live.every(({ method }) => method === "gift");
};

const earliest = (days: readonly (CivilDate | undefined)[], today: CivilDate): CivilDate =>
  days.reduce<CivilDate>((first, day) => (day !== undefined && day < first ? day : first), today);

const latest = (days: readonly (CivilDate | undefined)[]): CivilDate | undefined =>
  days.reduce((last, day) => (last === undefined || (day !== undefined && day > last) ? day : last), undefined);

/** Until this day of January last year's operations are still invoiced in last year's series (art. 21 c. 4 DPR 633/72). */
const yearOpenUntil = "01-15";

/** The day by which an operation's document is dated: one of a year whose books are closed is invoiced today, however late it is told. */
export function inOpenYear(day: CivilDate, today: CivilDate): CivilDate {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return years > 1 || (years === 1 && today.slice(5) > yearOpenUntil) ? today : day;
}

/**
 * Which document an order is due now (domain-rules 1.5): the goods' invoice once they have left, once all is paid, or in advance where
 * the terms let them leave before; else one for the deposits that came and aren't invoiced. `split`: of a public body
 * what came is the net (`whatCame`). Goods whose invoice was taken back
 * have another, of what is left of them. Goods given away have a document of their own once that is settled, and nothing to pay has an ordinary one of nought. Problems: order-ended, already-invoiced, nothing-to-invoice.
 */
export function nextDocument(order: Facts, today: CivilDate, split: boolean): Next {
  if (hasEnded(order) || order.cancelledOn !== undefined) throw new Problem("order-ended");
  if (order.status === "awaitingApproval") throw new Problem("nothing-to-invoice");
  if (goodsInvoice(order)) throw new Problem("already-invoiced");
  const anew = anewOf(order);
  if (anew) return issuedAnew(order, anew, today);
  const { total, done, paid, isWhole, deposit, documented, lowered } = whatCame(order, split);
  if (done) throw new Problem("nothing-to-invoice");
  const days = paid.map(({ settledOn }) => settledOn);
  const left = hasLeft(order) ? (firstLeftOn(order) ?? today) : undefined;
  if (isGift(order) && total > 0 && order.status !== "paid") throw new Problem("nothing-to-invoice");
  if (isGift(order) && total > 0)
    return { type: "TD27", amount: total, operationOn: inOpenYear(earliest([left], today), today) };
  const deferred = deferredBy(order, firstUncovered(order, documented + lowered));
  // Before the last of its goods set out it isn't a later invoice yet, but one in advance.
  if (deferred && deferred.last <= today) {
    return { type: "TD24", amount: total, operationOn: inOpenYear(deferred.last, today) };
  }
  if (left || isWhole || isDelayed(order.termsOfPayment)) {
    const paidWhole = isWhole ? latest(days) : undefined;
    return { type: "TD01", amount: total, operationOn: inOpenYear(earliest([left, paidWhole], today), today) };
  }
  if (deposit <= 0) throw new Problem("nothing-to-invoice");
  return { type: "TD02", amount: deposit, operationOn: inOpenYear(latest(days) ?? today, today) };
}

/** The goods' invoice in place of one that was taken back: of today, for it puts right what its operation's day said (art. 26 DPR 633/72). */
function issuedAnew(order: Facts, { groups }: Anew, today: CivilDate): Next {
  const amount = groups.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0);
  if (amount === 0) throw new Problem("nothing-to-invoice");
  return { type: isGift(order) ? "TD27" : typeAnew(order), amount, operationOn: today };
}

/** The day that a document bears: that of its operation, unless one of its series already has a later one; never in the future. */
export const dateOf = (operationOn: CivilDate, lastOn: CivilDate | undefined): CivilDate =>
  lastOn !== undefined && lastOn > operationOn ? lastOn : operationOn;

/** The series that a document is numbered in: one a year, credit notes in their own. */
export const seriesOf = (type: "invoice" | "credit-note", date: CivilDate): string =>
  type === "invoice" ? date.slice(0, 4) : `${date.slice(0, 4)}NC`;

/** "12/2026", "3/2026NC" */
export const numberIn = (series: string, place: number): string => `${place}/${series}`;
