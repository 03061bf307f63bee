import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseISO } from "date-fns/parseISO";
import { Problem } from "../../platform/problems.ts";
import { romeDate, type CivilDate } from "../../platform/time.ts";
import { plusDays, statusOf, transactionMachine, upfrontDays, type Transaction } from "../../payments/index.ts";
import { expireApproval, hasWaitedTooLong } from "../placing/approve-order.ts";
import { confirmedOn, lateDaysOf } from "../due-dates.ts";
import { intentsCanceled } from "../ledger/open-intents.ts";
import { ordersInStatus } from "../finding/list-orders.ts";
import { orderMachine } from "../order-machine.ts";
import { setFree, type Order } from "../order.ts";
import { writeOrder } from "../stored-order.ts";
import { isPaymentPaused } from "../withdrawal/withdrawal.ts";
import { orderFailed, paymentReminder } from "../events.ts";

/** An order to be paid upon order that nobody paid for so long ends, and its pieces are free (domain-rules 5.1, row 17). */
export const expiryDays = 30;
/** The late days on which a reminder goes out (domain-rules 4.3). */
export const reminderDays = [1, 7, 15, 30] as const;

const daysSince = (day: CivilDate, now: Date): number =>
  differenceInCalendarDays(parseISO(romeDate(now)), parseISO(day));

type Expiring = Pick<
  Order,
  "placedOn" | "approval" | "status" | "termsOfPayment" | "transactions" | "troubled" | "reserved"
>;

/** The day from which an order has its thirty days: that of its confirmation, later when its time was given anew. */
function payableSince(order: Expiring): CivilDate {
  const [due] = order.transactions
    .flatMap(({ superseded, dueDate }) => (!superseded && dueDate ? [dueDate] : []))
    .toSorted();
  const uponOrder = order.termsOfPayment === "hundred_upon_order";
  return uponOrder && due ? plusDays(due, -upfrontDays) : confirmedOn(order);
}

/** Whether nobody paid in time: upon order, or after a failure whatever the terms. What is troubled is left to people. */
export function isExpired(order: Expiring, now: Date): boolean {
  const waits =
    order.status === "failed"
      ? order.reserved && !order.troubled
      : order.status === "pendingPayment" && order.termsOfPayment === "hundred_upon_order";
  return (
    waits &&
    order.transactions.every(({ status }) => status !== "paid") &&
    daysSince(payableSince(order), now) >= expiryDays
  );
}

const isOverdue = ({ status, superseded, dueDate }: Transaction, today: CivilDate): boolean =>
  status !== "paid" && !superseded && (dueDate === undefined || dueDate < today);

/** The step of late days that a reminder is due for, unless it went out already for what is overdue. */
export function reminderDue(order: Order, now: Date): (typeof reminderDays)[number] | undefined {
  if (order.troubled || isPaymentPaused(order)) return undefined;
  const today = romeDate(now);
  const late = lateDaysOf(order, today);
  const step = reminderDays.findLast((day) => late >= day);
  const overdue = order.transactions.filter((transaction) => isOverdue(transaction, today));
  const sent = Math.max(0, ...overdue.map(({ remindedOnDay = 0 }) => remindedOnDay));
  return step !== undefined && step > sent ? step : undefined;
}

/** An order that changed meanwhile is left to the next run. */
async function unlessChanged(write: () => Promise<unknown>): Promise<number> {
  try {
    await write();
    return 1;
  } catch (error) {
    if (error instanceof Problem && error.code === "version-conflict") return 0;
    throw error;
  }
}

/** Ends the orders that nobody paid for, or approved, in time; answers how many. */
export async function expireUnpaidOrders(now: Date): Promise<number> {
  let count = 0;
  for (const status of ["pendingPayment", "failed"] as const) {
    for await (const order of ordersInStatus(status)) {
      if (isExpired(order, now) && (await intentsCanceled(order)))
        count += await unlessChanged(() => expire(order, now));
    }
  }
  for await (const order of ordersInStatus("awaitingApproval")) {
    if (hasWaitedTooLong(order, now)) count += await unlessChanged(() => expireApproval(order, now));
  }
  return count;
}

function expire(order: Order, now: Date): Promise<Order> {
  orderMachine.demand(order, "expire", "system");
  const transactions = order.transactions.map((transaction) =>
    transaction.status === "pending_payment" ? transactionMachine.after(transaction, "expire", "system") : transaction,
  );
  const after = { ...order, transactions, status: statusOf(transactions), failedReason: "expired", ...setFree(order) };
  const events = [orderFailed.of({ orderId: order.id, reason: "expired" })];
  return writeOrder({ before: order, after, events, intentsCanceled: true, by: "system", now });
}

/** Announces one reminder per order and step of late days; answers how many. */
export async function remindLatePayers(now: Date): Promise<number> {
  let count = 0;
  for await (const order of ordersInStatus("pendingPayment")) {
    const step = reminderDue(order, now);
    if (step !== undefined) count += await unlessChanged(() => remind(order, step, now));
  }
  return count;
}

function remind(order: Order, step: number, now: Date): Promise<Order> {
  const today = romeDate(now);
  const transactions = order.transactions.map((transaction) =>
    isOverdue(transaction, today) ? { ...transaction, remindedOnDay: step } : transaction,
  );
  const late = lateDaysOf(order, today);
  const events = [paymentReminder.of({ orderId: order.id, lateDays: late })];
  return writeOrder({ before: order, after: { ...order, transactions }, events, by: "system", now });
}
