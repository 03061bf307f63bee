import type { Cents } from "../platform/money.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { romeDate } from "../platform/time.ts";
import {
  cardProvider,
  parseTransactionId,
  statusAfter,
  statusOf,
  transactionId,
  type PaymentMethod,
  type Transaction,
} from "../payments/index.ts";
import { withPayment, withTransaction } from "./change-order.ts";
import type { Order } from "./order.ts";
import { loadOrder, untilWritten, writeOrder } from "./stored-order.ts";

export async function loadTransaction(id: string): Promise<{ order: Order; transaction: Transaction }> {
  const { orderId, seq } = parseTransactionId(id);
  const order = await loadOrder(orderId);
  const transaction = order.transactions.find((candidate) => candidate.seq === seq);
  if (!transaction) throw new Problem("not-found");
  return { order, transaction };
}

interface Settlement {
  settledOn: string;
  settlementRef: string;
  amount?: Cents | undefined;
}

/**
 * The back office marks a transaction paid (domain-rules 5.1, row 14). A smaller amount splits it in two: the part is
 * paid, the rest waits as a transaction of its own. The same mark twice changes nothing. Without a method the
 * transaction keeps its own.
 */
export async function markPaid(
  id: string,
  method: PaymentMethod | undefined,
  { settledOn, settlementRef, amount }: Settlement,
  now: Date,
): Promise<Order> {
  if (settledOn > romeDate(now)) throw invalid({ field: "settledOn", code: "in-the-future" });
  const { order, transaction } = await loadTransaction(id);
  if (transaction.status === "paid" && transaction.settlementRef === settlementRef) return order;
  const status = statusAfter(transaction, "mark-paid");
  const paid = amount ?? transaction.amount;
  if (paid > transaction.amount) {
    throw new Problem("amount-not-allowed", { amount: transaction.amount });
  }
  const settled: Transaction = {
    ...transaction,
    status,
    amount: paid,
    method: method ?? transaction.method,
    settledOn,
    settlementRef,
    failureCode: undefined,
  };
  const rest = transaction.amount - paid;
  const after = withPayment(order, settled);
  const split = rest > 0 ? { ...after, ...withRest(after, transaction, rest) } : after;
  const events = [{ type: "payment-received" as const, payload: { orderId: order.id, seq: transaction.seq } }];
  return writeOrder({ before: order, after: split, events, now });
}

function withRest({ transactions }: Order, whole: Transaction, amount: Cents) {
  const seq = Math.max(...transactions.map((transaction) => transaction.seq)) + 1;
  const rest: Transaction = {
    ...whole,
    seq,
    splitOf: whole.splitOf ?? whole.seq,
    amount,
    status: "pending_payment",
    attempts: 0,
    providerIntentId: undefined,
    failureCode: undefined,
  };
  const all = [...transactions, rest];
  return { transactions: all, status: statusOf(all) };
}

/**
 * Gives money back (row 18): through the provider where it came from there, with a key that makes repeating safe, else
 * recorded as done by hand. Never more than was paid; the status stays paid.
 */
export async function refundTransaction(id: string, amount: Cents, now: Date): Promise<Order> {
  const { transaction } = await loadTransaction(id);
  if (transaction.status !== "paid") {
    throw new Problem("invalid-transition", { state: transaction.status, action: "refund" });
  }
  const refunded = (transaction.refunded ?? 0) + amount;
  if (refunded > transaction.amount) {
    throw new Problem("amount-not-allowed", { amount: transaction.amount - (transaction.refunded ?? 0) });
  }
  if (transaction.providerIntentId && transaction.settlementRef === transaction.providerIntentId) {
    await cardProvider()
      .refunds.create(
        { payment_intent: transaction.providerIntentId, amount },
        { idempotencyKey: `refund:${id}:${refunded}` },
      )
      .catch(() => {
        throw new Problem("provider-unavailable");
      });
  }
  return recordRefund(transaction, refunded, now);
}

/** The money is on its way: another change of the order that came in between must not lose it; another refund must. */
async function recordRefund(known: Transaction, refunded: Cents, now: Date): Promise<Order> {
  const written = await untilWritten(async () => {
    const { order, transaction } = await loadTransaction(transactionId(known));
    if (transaction.refunded !== known.refunded) return undefined;
    return writeOrder({ before: order, after: withTransaction(order, { ...transaction, refunded }), now });
  });
  if (!written) throw new Problem("version-conflict");
  return written;
}
