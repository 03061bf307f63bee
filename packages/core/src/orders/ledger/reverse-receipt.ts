import { writer } from "../../platform/authorship.ts";
import { instant, romeDate, plusDays } from "../../platform/time.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import {
  isWaived,
  reversed,
  statusOf,
  transactionMachine,
  upfrontDays,
  type Receipt,
  type Transaction,
} from "../../payments/index.ts";
import { entryOpened } from "../bank/struck-out.ts";
import type { Order } from "../order.ts";
import { joined, waitingParts } from "../payment/part-payments.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { receiptOf } from "./earlier-orders.ts";
import { bookTakenMoney } from "./stop-intents.ts";
import { parseReceiptId } from "./stored-receipts.ts";
import { forgottenBooking } from "./transfers.ts";
import { paymentCorrected } from "../events.ts";
import type { Write } from "../../platform/storing/transaction.ts";

/** What else a booking that is struck out changes, beside its order: written with it. */
type Beside = (order: Order, receipt: Receipt) => Promise<Write[]>;

/**
 * Strikes out a booking that was a slip, by an entry against it that gives the reason: the receipt stays, nothing of it is settled or
 * due, and what it paid waits for its money again, in one piece with what a part payment had left. The customer, who was told of that
 * money, is told; an entry of a bank statement that told of it waits to be matched again. Problems: not-found, reversal-not-possible where the provider told of it or anything was sent back for it.
 */
export const reverseReceipt = (id: string, reason: string, now: Date, beside?: Beside): Promise<Receipt> =>
  untilWritten(async () => {
    const known = await loadOrder(parseReceiptId(id).orderId);
    const before = await receiptOf(known, id);
    const after = reversed(before, { reason, on: instant(now), by: writer() });
    const order = await withTakenMoney(known, paidBy(known, before), now);
    const { orderId, amount, currency } = before;
    const events = [paymentCorrected.of({ orderId, amount, currency })];
    await writeOrder({
      before: order,
      after: withoutMoney(order, paidBy(order, before), now),
      receipts: [[before, after]],
      also: [
        ...(await forgottenBooking(before)),
        ...(await entryOpened(before, now)),
        ...((await beside?.(order, before)) ?? []),
      ],
      events,
      now,
    });
    return { ...after, version: before.version + 1 };
  });

/** The payment that the money stands for. */
const paidBy = ({ transactions }: Order, { seq, why }: Receipt): Transaction | undefined =>
  why === undefined ? transactions.find((one) => one.seq === seq && one.status === "paid") : undefined;

/** What is left of a part payment may be paid by card this very moment: that money counts first. */
async function withTakenMoney(order: Order, paid: Transaction | undefined, now: Date): Promise<Order> {
  if (!paid) return order;
  await bookTakenMoney(waitingParts(order.transactions, paid), now);
  return loadOrder(order.id);
}

/** What the money had paid waits again, upon order with its time anew; where goods are ready or gone, people have to look. */
function withoutMoney(order: Order, paid: Transaction | undefined, now: Date): Order {
  if (!paid) return order;
  const uponOrder = order.termsOfPayment === "hundred_upon_order";
  const open: Transaction = {
    ...transactionMachine.after(paid, paid.presented ? "reverse-at-bank" : "reverse", "back-office"),
    ...(uponOrder && { dueDate: plusDays(romeDate(now), upfrontDays), remindedOnDay: undefined }),
  };
  const waiting = order.transactions.map((one) => (one === paid ? open : one));
  const transactions = joined(waiting, open);
  const troubled = order.troubled || order.fulfilment !== "none";
  const method = isWaived(order) ? open.method : order.method;
  return { ...order, transactions, method, status: statusOf(transactions), troubled };
}
