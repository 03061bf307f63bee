import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { Announced } from "../../platform/work/event.ts";
import { announce } from "../../platform/work/outbox.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { refundedOf, type Receipt } from "../../payments/index.ts";
import { historyOf, type Actor } from "../history/entry.ts";
import type { Order } from "../order.ts";
import { findOrder, writeOrder } from "../stored-order.ts";
import { stepBefore } from "../withdrawal/step-before.ts";
import { withdrawalMoney } from "../withdrawal/withdrawn-money.ts";
import { changeOf, storedReceipts } from "./stored-receipts.ts";
import { paymentReturned } from "../events.ts";

interface Change {
  before: Receipt;
  after: Receipt;
  by?: Actor;
  now: Date;
}

/**
 * Writes what became of a receipt, under the version that was read, with its note in the order's history; the customer is told
 * of what has gone back. What it no longer settles is taken off its paid transaction in the same write, and what it settles again is
 * put back, under the order's version; a withdrawal that was closed by a refund which failed late is open again: whoever marks goods ready meanwhile doesn't miss it. Problem: version-conflict.
 */
export async function writeReceipt(change: Change): Promise<Receipt> {
  const { before, after, by, now } = change;
  const failedLate = hasComeBack(before, after);
  if (after.settled === before.settled && !failedLate) return writeAlone(change);
  return untilWritten(async () => {
    const order = await findOrder(after.orderId);
    if (!order) return writeAlone(change);
    const settled = withoutSettled(order, after.seq, before.settled - after.settled);
    const reduced = failedLate ? await reopened(settled ?? order, after, now) : settled;
    if (!reduced || reduced === order) return writeAlone(change);
    await writeOrder({
      before: order,
      after: reduced,
      receipts: [[before, after]],
      events: toldOf(change),
      ...(by && { by }),
      now,
    });
    return { ...after, version: before.version + 1 };
  });
}

/** Whether a refund that was done has not gone after all. */
const hasComeBack = (before: Receipt, after: Receipt): boolean => refundedOf(after) < refundedOf(before);

/** The order with those of its withdrawals open again that were closed by money which has not gone after all. */
async function reopened(order: Order, after: Receipt, now: Date): Promise<Order> {
  const { withdrawals } = order;
  if (!withdrawals) return order;
  const others = (await storedReceipts(order.id)).filter(({ key }) => key !== after.key);
  const money = withdrawalMoney(order, [...others, after]);
  const changed = withdrawals.map((one, place) => {
    const sums = money[place];
    const isShort = one.state === "refunded" && sums !== undefined && sums.returned < sums.dueBack;
    return (isShort && stepBefore(one, "provider", now)) || one;
  });
  return changed.some((one, place) => one !== withdrawals[place]) ? { ...order, withdrawals: changed } : order;
}

/** The order with so much less money standing for a paid transaction, or more; undefined where none is paid by it. */
function withoutSettled(order: Order, seq: number | undefined, less: number): Order | undefined {
  const paid = order.transactions.find((transaction) => transaction.seq === seq && transaction.status === "paid");
  if (!paid) return undefined;
  const refunded = (paid.refunded ?? 0) + less;
  const reduced = { ...paid, refunded: refunded > 0 ? refunded : undefined };
  return { ...order, transactions: order.transactions.map((one) => (one === paid ? reduced : one)) };
}

function toldOf({ before, after: { orderId, currency, userId, refunds } }: Change): Announced[] {
  const amount = refundedOf({ refunds }) - refundedOf(before);
  return amount > 0 && userId ? [paymentReturned.of({ orderId, amount, currency })] : [];
}

async function writeAlone(change: Change): Promise<Receipt> {
  const { before, after, by, now } = change;
  try {
    await execute(
      changeOf(before, after),
      ...historyOf({ orderId: after.orderId, receipts: [[before, after]], by, now }),
      ...toldOf(change).map((event) => announce(event, now)),
    );
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
  return { ...after, version: before.version + 1 };
}
