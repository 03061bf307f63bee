import { upfrontDays } from "../../payments/index.ts";
import { daysLater, plusDays, romeDate, type CivilDate } from "../../platform/time.ts";
import { confirmedOn } from "../due-dates.ts";
import { hasLeft, type Order } from "../order.ts";

/** An order to be paid upon order that nobody paid for so long ends, and its pieces are free (domain-rules 5.1, row 17). */
export const expiryDays = 30;
/** How long an order waits for an owner with its prices and its pieces; then it ends. */
export const approvalDays = 7;

export type Expiring = Pick<
  Order,
  "placedOn" | "approval" | "status" | "termsOfPayment" | "transactions" | "troubled" | "reserved" | "fulfilment"
>;

/** The day from which an order has its thirty days: that of its confirmation, later when its time was given anew. */
function payableSince(order: Expiring): CivilDate {
  const [due] = order.transactions
    .flatMap(({ superseded, dueDate }) => (!superseded && dueDate ? [dueDate] : []))
    .toSorted();
  const uponOrder = order.termsOfPayment === "hundred_upon_order";
  return uponOrder && due ? plusDays(due, -upfrontDays) : confirmedOn(order);
}

/**
 * The day on which an order ends because nobody has paid: upon order, or after a failure whatever the terms; undefined for one that
 * goes on. What is troubled and has failed is left to people, and so is one whose goods have left: it is owed.
 */
export function expiresOn(order: Expiring): CivilDate | undefined {
  const waits =
    order.status === "failed"
      ? order.reserved && !order.troubled
      : order.status === "pendingPayment" && order.termsOfPayment === "hundred_upon_order";
  if (!waits || hasLeft(order) || order.transactions.some(({ status }) => status === "paid")) return undefined;
  return plusDays(payableSince(order), expiryDays);
}

/** The instant from which an order has waited for an owner too long. */
export const approvalEnds = ({ askedOn }: { askedOn: string }): Date => daysLater(new Date(askedOn), approvalDays);

const earliest = (days: readonly (CivilDate | undefined)[]): CivilDate | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

/** The day on which the first price that a quotation has locked in it ends. */
const offerEnds = ({ lines }: Pick<Order, "lines">): CivilDate | undefined =>
  earliest(lines.map(({ offered }) => offered && romeDate(new Date(offered.until))));

/** The first day on which an order may have to be ended: whoever ends it asks the rules of that moment. */
export function endsOn(order: Expiring & Pick<Order, "lines">): CivilDate | undefined {
  const { status, approval } = order;
  if (status === "awaitingApproval") {
    return earliest([approval && romeDate(approvalEnds(approval)), offerEnds(order)]);
  }
  const waits = status === "pendingPayment" || (status === "failed" && order.reserved);
  return waits ? earliest([offerEnds(order), expiresOn(order)]) : undefined;
}
