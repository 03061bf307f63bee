import { askedByDocuments, paymentToReturn, receiptsOf, type Order } from "../../orders/index.ts";
import { wayOf, type Receipt } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";

/**
 * A public body that had paid its order with VAT before an invoice said that it pays this to the state itself (art. 17-ter DPR 633/72;
 * domain-rules 1.1, row 9): what of its money is beyond all documents stands for the order no more and is due back, of the money that came last.
 * Answers the order with payments of what stands, the receipts before and after, and the event by which customer and office are told.
 */
export async function vatPaidBefore(order: Order) {
  const paid = order.transactions.filter(({ status, superseded }) => status === "paid" && !superseded);
  const stands = paid.reduce((sum, { amount, refunded = 0 }) => sum + amount - refunded, 0);
  let left: Cents = stands - askedByDocuments(order);
  if (left <= 0) return { order, receipts: [], events: [] };
  const receipts: [Receipt, Receipt][] = [];
  const off = new Map<number, Cents>();
  for (const receipt of (await receiptsOf(order)).toReversed()) {
    const { seq, settled, surplus = 0, currency } = receipt;
    const part = Math.min(left, settled);
    if (part <= 0 || seq === undefined || currency !== "eur" || !wayOf(receipt)) continue;
    left -= part;
    off.set(seq, (off.get(seq) ?? 0) + part);
    receipts.push([receipt, { ...receipt, settled: settled - part, surplus: surplus + part }]);
  }
  const amount = [...off.values()].reduce((sum, part) => sum + part, 0);
  const transactions = order.transactions.map((one) =>
    paid.includes(one) ? { ...one, amount: one.amount - (off.get(one.seq) ?? 0) } : one,
  );
  const events = amount > 0 ? [paymentToReturn.of({ orderId: order.id, amount, currency: "eur" })] : [];
  return { order: { ...order, transactions }, receipts, events };
}
