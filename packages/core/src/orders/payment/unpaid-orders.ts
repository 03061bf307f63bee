import { romeDate, type CivilDate } from "../../platform/time.ts";
import { unlessChanged } from "../../platform/storing/unless-changed.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { statusOf, transactionMachine, type Transaction } from "../../payments/index.ts";
import { expireApproval, hasWaitedTooLong } from "../placing/approve-order.ts";
import { lateDaysOf } from "../due-dates.ts";
import { intentsCanceled } from "../ledger/open-intents.ts";
import { expiresOn, type Expiring } from "../days/expiry.ts";
import { ordersThatEnd, ordersThatAreLate } from "../days/due-orders.ts";
import { papersStand } from "../sending/end-order.ts";
import { orderMachine } from "../order-machine.ts";
import { isOfferClosed } from "../offer/closed.ts";
import { hasEndedOffer } from "../offer/offered.ts";
import { hasLeft, setFree, type Order } from "../order.ts";
import { writeOrder } from "../stored-order.ts";
import { isPaymentPaused } from "../withdrawal/withdrawal.ts";
import { orderFailed, paymentReminder } from "../events.ts";
import { debitDay } from "../debits/debit-day.ts";

/** The late days on which a reminder goes out (domain-rules 4.3). */
export const reminderDays = [1, 7, 15, 30] as const;

/** Whether nobody paid in time: before the validity of its quotation ended, upon order, or after a failure whatever the terms. What is troubled is left to people. */
export function isExpired(order: Expiring & Parameters<typeof isOfferClosed>[0], now: Date): boolean {
  const waits = order.status === "pendingPayment" || order.reserved;
  if (isOfferClosed(order, now)) return waits && !order.troubled && !hasLeft(order);
  const end = expiresOn(order);
  return end !== undefined && end <= romeDate(now);
}

const isOverdue = ({ status, superseded, dueDate }: Transaction, today: CivilDate): boolean =>
  status !== "paid" && !superseded && (dueDate === undefined || dueDate < today);

/**
 * The step of late days that a reminder is due for, unless it went out already for what is overdue, or the banks are closed on the day on which
 * a mandate is to be debited: lateness starts only after the next (domain-rules 4.2).
 */
export function reminderDue(order: Order, now: Date): (typeof reminderDays)[number] | undefined {
  if (order.troubled || isPaymentPaused(order)) return undefined;
  const today = romeDate(now);
  const late = lateDaysOf(order, today);
  const step = reminderDays.findLast((day) => late >= day);
  const overdue = order.transactions.filter((transaction) => isOverdue(transaction, today));
  if (overdue.some((transaction) => (debitDay(transaction) ?? "") >= today)) return undefined;
  const sent = Math.max(0, ...overdue.map(({ remindedOnDay = 0 }) => remindedOnDay));
  return step !== undefined && step > sent ? step : undefined;
}

/** Ends the orders that nobody paid for, or approved, in time; answers how many. */
export async function expireUnpaidOrders(now: Date): Promise<number> {
  let count = 0;
  await eachApart(ordersThatEnd(romeDate(now)), async (order) => {
    if (order.status === "awaitingApproval") {
      if (hasWaitedTooLong(order, now) || order.lines.some((line) => hasEndedOffer(line, now)))
        count += await unlessChanged(() => expireApproval(order, now));
      // Its goods are about to leave, with their document: somebody decides.
    } else if (isExpired(order, now) && !papersStand(order) && (await intentsCanceled(order))) {
      count += await unlessChanged(() => expire(order, now));
    }
  });
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
  await eachApart(ordersThatAreLate(romeDate(now)), async (order) => {
    const step = reminderDue(order, now);
    if (step !== undefined) count += await unlessChanged(() => remind(order, step, now));
  });
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
