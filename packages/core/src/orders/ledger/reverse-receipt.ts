import { writer } from "../../platform/authorship.ts";
import { instant, romeDate } from "../../platform/time.ts";
import { nextStatus, plusDays, reversed, upfrontDays, type Receipt } from "../../payments/index.ts";
import { withTransaction } from "../change-order.ts";
import type { Order } from "../order.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { receiptsOf } from "./earlier-orders.ts";
import { loadReceipt, parseReceiptId, receiptId } from "./stored-receipts.ts";

/**
 * Strikes out a booking that was a slip, by an entry against it that gives the reason: the receipt stays, nothing of it is settled or
 * due, and what it paid waits for its money again. The customer, who was told of that money, is told. Problems: not-found,
 * reversal-not-possible where the provider told of it or anything was sent back for it, version-conflict.
 */
export async function reverseReceipt(id: string, reason: string, now: Date): Promise<Receipt> {
  const order = await loadOrder(parseReceiptId(id).orderId);
  const before = (await receiptsOf(order)).find((receipt) => receiptId(receipt) === id) ?? (await loadReceipt(id));
  const after = reversed(before, { reason, on: instant(now), by: writer() });
  const { orderId, amount, currency } = before;
  const events = [{ type: "payment-corrected" as const, payload: { orderId, amount, currency } }];
  await writeOrder({
    before: order,
    after: withoutMoney(order, before, now),
    receipts: [[before, after]],
    events,
    now,
  });
  return { ...after, version: before.version + 1 };
}

/** What the money had paid waits again, upon order with its time anew; where goods are ready or gone, people have to look. */
function withoutMoney(order: Order, { seq, why }: Receipt, now: Date): Order {
  const paid = order.transactions.find((transaction) => transaction.seq === seq);
  if (why !== undefined || paid?.status !== "paid") return order;
  const uponOrder = order.termsOfPayment === "hundred_upon_order";
  const open = {
    ...paid,
    status: nextStatus("paid", "reverse"),
    settledOn: undefined,
    settlementRef: undefined,
    ...(uponOrder && { dueDate: plusDays(romeDate(now), upfrontDays), remindedOnDay: undefined }),
  };
  const after = withTransaction(order, open);
  return { ...after, troubled: order.troubled || order.fulfilment !== "none" };
}
