import { writer } from "../../platform/authorship.ts";
import type { Cents } from "../../platform/money.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant, romeDate, type CivilDate } from "../../platform/time.ts";
import type { PaymentMethod, Receipt, Transaction } from "../../payments/index.ts";
import { hasEnded, type Order } from "../order.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { receiptsOf } from "./earlier-orders.ts";
import { keyOfReference } from "./stored-receipts.ts";

interface Seen {
  settledOn: CivilDate;
  reference: string;
  amount: Cents;
  method: PaymentMethod;
}

/** Money that an employee has seen come, as the statement has it; with a transaction it settles that one. */
export function receiptSeen(
  order: Order,
  { settledOn, reference, amount, method }: Seen,
  transaction: Pick<Transaction, "seq"> | undefined,
  now: Date,
): Receipt {
  return {
    orderId: order.id,
    key: keyOfReference(transaction?.seq, reference),
    version: 1,
    userId: order.userId,
    orderNumber: order.number,
    customerName: order.customer.companyName ?? order.customer.name,
    method,
    amount,
    currency: "eur",
    seq: transaction?.seq,
    settled: transaction ? amount : 0,
    why: transaction ? undefined : hasEnded(order) ? "order-ended" : "surplus",
    reference,
    settledOn,
    receivedOn: instant(now),
    receivedBy: writer(),
    chargedBack: 0,
    refunds: [],
  };
}

/** Money of that reference is booked for this transaction already: one money is one receipt. */
export async function demandUnknown(order: Order, receipt: Receipt): Promise<void> {
  const known = await receiptsOf(order);
  if (known.some(({ key }) => key === receipt.key)) throw new Problem("receipt-known");
}

/** Money by transfer that pays nothing of the order, be it paid or at its end: it is booked and due back. */
export async function recordSurplus(
  orderId: string,
  { settledOn, reference, amount }: Omit<Seen, "method">,
  now: Date,
): Promise<Order> {
  if (settledOn > romeDate(now)) throw invalid({ field: "settledOn", code: "in-the-future" });
  const order = await loadOrder(orderId);
  const seen = { settledOn, reference, amount, method: "manual_wire_transfer" as const };
  const receipt = receiptSeen(order, seen, undefined, now);
  await demandUnknown(order, receipt);
  const events = [{ type: "payment-to-return" as const, payload: { orderId, amount, currency: "eur" } }];
  return writeOrder({ before: order, after: order, receipts: [[undefined, receipt]], events, now });
}
