import { collectableFrom, isToRecall, owedFrom, type Transaction } from "../../payments/index.ts";
import { romeDate, type CivilDate } from "../../platform/time.ts";
import { debitDay, isNotedDebit } from "../debits/debit-day.ts";
import { confirmedOn } from "../due-dates.ts";
import { hasEnded, type Order } from "../order.ts";
import { endsOn } from "./expiry.ts";

/** The days on which something falls due for an order; none where nothing does. */
export interface OrderDays {
  /** It may have to end, unpaid or unapproved (`endsOn`). */
  ends?: CivilDate | undefined;
  /** It is late from the day after. */
  late?: CivilDate | undefined;
  /** A payment of it goes to the house's bank, to be collected; or is there for nothing, to be recalled. */
  collect?: CivilDate | undefined;
  /** A stored mandate of it is debited. */
  debit?: CivilDate | undefined;
}

/** Whether the order still asks for its payments, and keeps its goods for them or has sent them. */
export const asksForMoney = (order: Order): boolean => order.reserved && !hasEnded(order) && !order.cancelledOn;

const first = (days: readonly (CivilDate | undefined)[]): CivilDate | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

/** What the bank asks for in vain is looked at until it is recalled or has its outcome. */
const recallFrom = (payment: Transaction): CivilDate | undefined =>
  isToRecall(payment) ? romeDate(new Date(payment.createdOn)) : undefined;

/**
 * When somebody has to look at an order next, by what for, as the order stands: the lists of `order-days.table.ts`. Not later than the
 * rules that then decide; what has nothing due stands in none of them.
 */
export function daysOf(order: Order): OrderDays {
  const { transactions, placedOn } = order;
  const waits = order.status === "pendingPayment";
  const noted = romeDate(new Date(placedOn));
  return {
    ends: endsOn(order),
    late: waits ? owedFrom({ ...order, createdOn: confirmedOn(order) }) : undefined,
    collect: first([
      ...(asksForMoney(order) ? transactions.map(collectableFrom) : []),
      ...transactions.map(recallFrom),
    ]),
    // One that was noted and not heard of is looked at in each run.
    debit: waits ? first(transactions.map((one) => (isNotedDebit(one) ? noted : debitDay(one)))) : undefined,
  };
}
