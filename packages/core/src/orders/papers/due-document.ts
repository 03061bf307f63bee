import { isDelayed } from "../../payments/index.ts";
import { romeDate, plusDays, type CivilDate } from "../../platform/time.ts";
import { hasEnded, hasLeft, type Order } from "../order.ts";
import { deferredBy, firstLeftOn, wentWith } from "./went-with.ts";
import { goodsInvoice, isForBody, isForGoods, takenBackBy } from "./invoiced.ts";
import type { DueType } from "./issued.ts";
import { allCameBack } from "./pieces-back.ts";
import { livePaid, whatCame } from "./what-came.ts";

/** An immediate invoice is issued within so many days of its operation (art. 21 c. 4 DPR 633/72; domain-rules 1.5). */
const daysToIssue = 12;

/** A document that an order is due, and by when. */
export interface DueDocument {
  type: DueType;
  /** The last day on which it can be issued in time; none of an invoice in advance, which no operation asks for yet. */
  by?: CivilDate | undefined;
}

type Facts = Pick<
  Order,
  | "status"
  | "failedReason"
  | "cancelledOn"
  | "placedOn"
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

/**
 * Whether it was placed by a public body, or a document of it ever asked for no VAT: that is what an order alone knows of its buyer. One that was credited
 * whole still tells it, though it stands no more (`standsSplit`): what such a buyer has paid, and pays, is the net.
 */
export const isSplit = (order: Pick<Order, "amounts" | "invoices">): boolean =>
  isForBody(order) || (order.invoices ?? []).some(({ split }) => split === true);

const live = ({ transactions }: Facts) => transactions.filter(({ superseded }) => !superseded);
const isWaived = (order: Facts): boolean =>
  live(order).length > 0 && live(order).every(({ method }) => method === "gift");

/** When the first money came that no document stands for: that of before is the documents'. Cents that are `covered`. */
export function firstUncovered(
  order: Pick<Order, "transactions" | "placedOn">,
  covered: number,
): CivilDate | undefined {
  let so = 0;
  const came = livePaid(order).map(({ settledOn = romeDate(new Date(order.placedOn)), ...one }) => ({
    ...one,
    settledOn,
  }));
  for (const { amount, settledOn } of came.toSorted((a, b) => (a.settledOn < b.settledOn ? -1 : 1))) {
    so += amount;
    if (so > covered) return settledOn;
  }
  return undefined;
}

const sooner = (days: readonly (CivilDate | undefined)[]): CivilDate | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

const due = (type: DueType, operation: CivilDate | undefined): DueDocument => ({
  type,
  ...(operation && { by: plusDays(operation, daysToIssue) }),
});

/** A deferred invoice is issued by the fifteenth of the month after the goods left (art. 21 c. 4 letter a DPR 633/72). */
function fifteenthAfter(day: CivilDate): CivilDate {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${next[0]}-${String(next[1]).padStart(2, "0")}-15`;
}

/**
 * The document that an order is due and its last day, as it stands, whatever today is: by it the office's list finds what
 * is to be issued (`due-document.table.ts`), and `nextDocument` of invoicing decides. The twelve days count from the first operation
 * without a document: money that came, goods that left. What a correction has taken back is that correction's to issue anew. `split`:
 * the buyer is a public body, whose money pays no VAT.
 */
export function dueDocument(order: Facts, split: boolean): DueDocument | undefined {
  if (hasEnded(order) || order.cancelledOn !== undefined || order.status === "awaitingApproval") return undefined;
  if (goodsInvoice(order)) return undefined;
  const back = takenBackBy(order);
  if (back) return dueAnew(order, back);
  const { total, done, lowered, documented, isWhole, deposit } = whatCame(order, split);
  if (done) return undefined;
  const placed = romeDate(new Date(order.placedOn));
  // Of before the day was kept, it can't have left earlier than it was ordered.
  const left = hasLeft(order) ? (firstLeftOn(order) ?? placed) : undefined;
  if (isWaived(order) && total > 0) return order.status === "paid" ? due("TD27", left) : undefined;
  const paidOn = firstUncovered(order, documented + lowered);
  const deferred = deferredBy(order, paidOn);
  if (deferred) return { type: "TD24", by: fifteenthAfter(deferred.first) };
  if (left || isWhole || isDelayed(order.termsOfPayment)) return due("TD01", sooner([left, paidOn]));
  return deposit > 0 ? due("TD02", paidOn) : undefined;
}

/** The goods' invoice in place of one that was taken back as a whole. */
function dueAnew(order: Facts, { date, cause, total }: NonNullable<ReturnType<typeof takenBackBy>>) {
  if (cause !== undefined || total === 0 || allCameBack(order)) return undefined;
  return due(isWaived(order) ? "TD27" : typeAnew(order), date);
}

/**
 * The type of the goods' invoice in place of one that was taken back: of the same sale, so that of a deferred one it is deferred too, and names the transport
 * documents of what is still with its buyer; an immediate one stays immediate.
 */
export function typeAnew(order: Pick<Order, "invoices" | "shipments">): "TD01" | "TD24" {
  const before = order.invoices?.findLast(({ type }) => isForGoods(type));
  return before?.type === "TD24" && wentWith(order).length > 0 ? "TD24" : "TD01";
}
