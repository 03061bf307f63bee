import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { romeDate } from "../../platform/time.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { transactionMachine, type Transaction } from "../../payments/index.ts";
import { withTransaction } from "../change-order.ts";
import { paymentFailed } from "../events.ts";
import { ordersToDebit } from "../days/due-orders.ts";
import { anythingPaid, type Order } from "../order.ts";
import { findOrder, writeOrder } from "../stored-order.ts";
import { isPaymentPaused } from "../withdrawal/withdrawal.ts";
import { bringInLine, cancelGivenUp } from "../payment/card-events.ts";
import { confirmDebit, isUnconfirmed, openDebit } from "./ask-debit.ts";
import { debitDay, isNotedDebit, isToDebit } from "./debit-day.ts";

const paymentIn = ({ transactions }: Order, { seq }: Pick<Transaction, "seq">): Transaction | undefined =>
  transactions.find((one) => one.seq === seq);

/** Nothing is taken for an order that somebody has to look at first, or from which its consumer has withdrawn. */
const isFree = (order: Order): boolean => !order.troubled && !isPaymentPaused(order);

type Opened = Awaited<ReturnType<typeof openDebit>>;

/** Writes the debit at its payment, asked of the order as it is now; whether the payment still waited for it. */
const noted = (orderId: string, payment: Transaction, opened: Opened, now: Date): Promise<boolean> =>
  untilWritten(async () => {
    const before = await findOrder(orderId);
    const current = before && paymentIn(before, payment);
    if ("intentId" in opened && current?.providerIntentId === opened.intentId) return true;
    if (!before || !current || !isFree(before) || current.attempts !== payment.attempts || !debitDay(current)) {
      return false;
    }
    if ("intentId" in opened) {
      const after = withTransaction(before, { ...current, providerIntentId: opened.intentId });
      await writeOrder({ before, after, by: "system", now });
      return true;
    }
    const failed = transactionMachine.after(current, "provider-failed", "provider");
    const after = withTransaction(before, { ...failed, failureCode: opened.refusal });
    const events = [paymentFailed.of({ orderId, seq: payment.seq })];
    const troubled = before.troubled || anythingPaid(before);
    await writeOrder({ before, after: { ...after, troubled }, events, by: "provider", now });
    return true;
  });

async function carriedOut(payment: Transaction, intentId: string, now: Date): Promise<true> {
  await confirmDebit(payment, intentId);
  await bringInLine(intentId, now);
  return true;
}

/** Debits one payment; what its payer has paid otherwise, or withdrawn, meanwhile is given up. Problem: provider-unavailable. */
async function debit(order: Order, payment: Transaction, now: Date): Promise<boolean> {
  const opened = await openDebit(order, payment);
  const isNoted = await noted(order.id, payment, opened, now);
  if (!("intentId" in opened)) return isNoted;
  if (isNoted) return carriedOut(payment, opened.intentId, now);
  await cancelGivenUp([opened.intentId], now);
  return false;
}

/** Goes on with a debit that was noted by a run that died before it was confirmed. Problem: provider-unavailable. */
async function goOn({ id }: Order, payment: Transaction, now: Date): Promise<boolean> {
  const { providerIntentId = "" } = payment;
  if (!(await isUnconfirmed(providerIntentId))) return false;
  const order = await findOrder(id);
  const current = order && paymentIn(order, payment);
  if (!order || !isFree(order) || current?.providerIntentId !== providerIntentId || !isNotedDebit(current))
    return false;
  return carriedOut(current, providerIntentId, now);
}

/**
 * Debits the stored mandates whose day has come (domain-rules 5.1, row 10): each once, however often it is run, however many run at once
 * and wherever a run dies: only the one debit that is noted at its payment is ever confirmed. One that the provider can't be asked about
 * waits for the next run; whatever else fails keeps no other waiting, and fails the run at its end. Answers how many were asked for, and
 * how many have to wait.
 */
export async function debitMandates(now: Date): Promise<{ debited: number; waiting: number }> {
  const today = romeDate(now);
  const count = { debited: 0, waiting: 0 };
  await eachApart(ordersToDebit(today), async (order) => {
    if (order.status !== "pendingPayment" || !isFree(order)) return;
    await eachApart(order.transactions, async (payment) => {
      const run = isToDebit(payment, today) ? debit : isNotedDebit(payment) ? goOn : undefined;
      try {
        if (await run?.(order, payment, now)) count.debited += 1;
      } catch (error) {
        if (!(error instanceof Problem && error.code === "provider-unavailable")) throw error;
        count.waiting += 1;
      }
    });
  });
  return count;
}
