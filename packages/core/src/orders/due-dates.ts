import { buildSchedule, lateDays, type Transaction } from "../payments/index.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import { askedIn, type Order } from "./order.ts";

/** The day from which instalments count: when it was placed, or when an owner agreed to it. */
export const confirmedOn = ({ placedOn, approval }: Pick<Order, "placedOn" | "approval">): CivilDate =>
  romeDate(new Date(approval?.decidedOn ?? placedOn));

/** By how many days its payments are late on a day (`lateDays`), counted from the day that they count from. */
export const lateDaysOf = (order: Order, day: CivilDate): number =>
  lateDays({ ...order, createdOn: confirmedOn(order) }, day);

/** Which instalment a transaction is, or is a part of. */
export const instalmentOf = ({ seq, splitOf = seq }: Transaction): number => splitOf;

/** The order with the goods' invoice of a day: what counts from the invoice gets its due date for good (domain-rules 4.2). */
export function withInvoice(order: Order, invoicedOn: CivilDate): Order {
  const { termsOfPayment, amounts, paymentNoticeDate } = order;
  const dates = { confirmedOn: confirmedOn(order), noticedOn: paymentNoticeDate, invoicedOn };
  const schedule = buildSchedule(termsOfPayment, askedIn(amounts), dates);
  const live = order.transactions.filter(({ superseded }) => !superseded);
  const instalments = [...new Set(live.map(instalmentOf))].toSorted((a, b) => a - b);
  const transactions = order.transactions.map((transaction) => {
    const { superseded, dueDateProvisional, status } = transaction;
    if (superseded || !dueDateProvisional || status === "paid") return transaction;
    const dueDate = schedule[instalments.indexOf(instalmentOf(transaction))]?.dueDate;
    return { ...transaction, dueDate, dueDateProvisional: false, remindedOnDay: undefined };
  });
  return { ...order, transactions };
}

/**
 * The order with a payment notice of a day, or without one: what waits for the notice falls due anew, and is reminded of
 * anew; what is paid and what is due by another day keeps its date (domain-rules 4.2).
 */
export function withNotice(order: Order, noticedOn: CivilDate | undefined): Order {
  const { termsOfPayment, amounts, transactions } = order;
  const dates = { confirmedOn: confirmedOn(order) };
  const without = buildSchedule(termsOfPayment, askedIn(amounts), dates);
  const schedule = buildSchedule(termsOfPayment, askedIn(amounts), { ...dates, noticedOn });
  const live = transactions.filter(({ superseded }) => !superseded);
  const instalments = [...new Set(live.map(instalmentOf))].toSorted((a, b) => a - b);
  const noticed = transactions.map((transaction) => {
    const at = transaction.superseded ? -1 : instalments.indexOf(instalmentOf(transaction));
    const waits = schedule[at] !== undefined && without[at]?.dueDate === undefined && transaction.status !== "paid";
    return waits ? { ...transaction, dueDate: schedule[at]?.dueDate, remindedOnDay: undefined } : transaction;
  });
  return { ...order, transactions: noticed, paymentNoticeDate: noticedOn };
}
