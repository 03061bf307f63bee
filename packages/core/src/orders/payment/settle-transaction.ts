import type { Cents } from "../../platform/money.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import {
  isKnown,
  parseTransactionId,
  transactionMachine,
  type MarkDecision,
  type PaymentMethod,
  type Transaction,
} from "../../payments/index.ts";
import { withPaidPart } from "../change-order.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { bookTakenMoney, stopIntents } from "../ledger/stop-intents.ts";
import { receiptSeen } from "../ledger/record-receipt.ts";
import type { Order } from "../order.ts";
import { mayMarkPaid, openAmountOf } from "./open-payments.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { paymentReceived } from "../events.ts";

export async function loadTransaction(id: string): Promise<{ order: Order; transaction: Transaction }> {
  const { orderId, seq } = parseTransactionId(id);
  const order = await loadOrder(orderId);
  const transaction = order.transactions.find((candidate) => candidate.seq === seq);
  if (!transaction) throw new Problem("not-found");
  return { order, transaction };
}

export interface Settlement {
  settledOn: string;
  settlementRef: string;
  amount?: Cents | undefined;
  /** Codes of what the caller knows and wants (payments/booking-warnings.ts). */
  confirmed?: readonly string[] | undefined;
  /** The bank statement's entry that tells of it, by its id. */
  bankEntry?: string | undefined;
  /** Of a mark that takes two administrators: who they are. */
  by?: MarkDecision | undefined;
}

/** The same mark again, also where a part of its money is due back by now, so that less stands for the payment: it changes nothing. */
export async function isMarkedSo(order: Order, transaction: Transaction, mark: Settlement): Promise<boolean> {
  const { seq, status, settlementRef, settledOn, amount } = transaction;
  if (status !== "paid" || settlementRef !== mark.settlementRef || settledOn !== mark.settledOn) return false;
  if (mark.amount === undefined || mark.amount === amount) return true;
  const seen = { reference: settlementRef, settledOn, amount: mark.amount };
  const came = await receiptsOf(order);
  return isKnown(
    seen,
    came.filter((receipt) => receipt.seq === seq),
  );
}

/**
 * The back office marks a transaction paid (domain-rules 5.1, row 14) and books the money. A smaller amount splits it in two:
 * the part is paid, the rest waits as a transaction of its own. The same mark twice changes nothing. Without a method the
 * transaction keeps its own. Its open intent is cancelled; where the provider has the money already, that counts first.
 * Money for an order that has ended settles nothing: order-ended, it is booked as due back (`recordSurplus`). What two administrators
 * mark is booked as long as its proposal stands: version-conflict.
 */
export const markPaid = (id: string, method: PaymentMethod | undefined, mark: Settlement, now: Date): Promise<Order> =>
  untilWritten(() => markedPaid(id, method, mark, now));

async function markedPaid(id: string, method: PaymentMethod | undefined, mark: Settlement, now: Date): Promise<Order> {
  const { settledOn, settlementRef, amount, confirmed, bankEntry } = mark;
  if (settledOn > romeDate(now)) throw invalid({ field: "settledOn", code: "in-the-future" });
  const known = await loadTransaction(id);
  if (await isMarkedSo(known.order, known.transaction, mark)) return known.order;
  await bookTakenMoney([known.transaction], now);
  const { order, transaction } = await loadTransaction(id);
  // Another has written the same mark while the provider was asked.
  if (await isMarkedSo(order, transaction, mark)) return order;
  // Refused, or proposed anew, since it was confirmed.
  if (mark.by && transaction.markProposal?.proposedOn !== mark.by.proposedOn) throw new Problem("version-conflict");
  const marked = transactionMachine.after(transaction, "mark-paid", "back-office");
  if (!mayMarkPaid(order, transaction)) throw new Problem("order-ended");
  const paid = amount ?? transaction.amount;
  if (paid > transaction.amount) {
    throw new Problem("amount-not-allowed", {
      amount: transaction.amount,
      beside: openAmountOf(order, transaction.seq),
    });
  }
  const settled: Transaction = {
    ...marked,
    amount: paid,
    method: method ?? transaction.method,
    ...(method === "compensation_for_insolvency" &&
      transaction.method !== method && { askedMethod: transaction.method }),
    settledOn,
    settlementRef,
    markProposal: undefined,
    giftProposal: undefined,
    ...(mark.by && { markDecision: mark.by }),
  };
  const seen = { settledOn, reference: settlementRef, amount: paid, confirmed, bankEntry };
  const how = { method: settled.method, transaction, referenceField: "settlementRef", now };
  const { receipt, noted } = await receiptSeen(order, seen, how);
  const events = [paymentReceived.of({ orderId: order.id, seq: transaction.seq })];
  const receipts = [[undefined, receipt]] as const;
  const written = await writeOrder({
    before: order,
    after: withPaidPart(order, mark.by ? { ...transaction, markProposal: undefined } : transaction, settled),
    receipts,
    also: [noted],
    events,
    now,
  });
  await stopIntents([transaction]);
  return written;
}
