import type { Stripe } from "stripe";
import { Problem } from "../../platform/problems.ts";
import {
  cardProvider,
  chargedBack,
  givenBack,
  transactionMachine,
  type DueBackReason,
  type Receipt,
  type Transaction,
} from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import { withPaidPart, withTransaction } from "../change-order.ts";
import { paymentFailed, paymentReceived, paymentToReturn } from "../events.ts";
import { hasEnded, type Order } from "../order.ts";
import { writeOrder } from "../stored-order.ts";
import { writeReceipt } from "./write-receipt.ts";

/** The dispute was won, or was a mere inquiry: no money of it is gone. */
const takesNothing: ReadonlySet<string> = new Set([
  "won",
  "prevented",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
]);

/**
 * Whether the payer's bank has the money now: a charge stays disputed also once its dispute was won, so its disputes are asked. Whatever isn't known of
 * them takes it. Problem: provider-unavailable.
 */
export async function isTakenBack(charge: Stripe.Charge | undefined, intentId: string): Promise<boolean> {
  if (charge?.disputed !== true) return false;
  const { data } = await cardProvider()
    .disputes.list({ payment_intent: intentId, limit: 100 })
    .catch(() => {
      throw new Problem("provider-unavailable");
    });
  return data.length === 0 || data.some(({ status }) => !takesNothing.has(status));
}

/** Row 15 of domain-rules 5.1: what the money paid has failed. */
export async function bookChargeBack(order: Order | undefined, receipt: Receipt, now: Date): Promise<void> {
  const after = { ...chargedBack(receipt), ...(order && { troubledBefore: order.troubled }) };
  const paid = order?.transactions.find(({ settlementRef }) => settlementRef === receipt.intentId);
  if (!order || paid?.status !== "paid") {
    await writeReceipt({ before: receipt, after, by: "provider", now });
    return;
  }
  const failed = withTransaction(order, transactionMachine.after(paid, "charge-back", "provider"));
  await writeOrder({
    before: order,
    after: { ...failed, troubled: true },
    receipts: [[receipt, after]],
    events: [paymentFailed.of({ orderId: order.id, seq: paid.seq })],
    by: "provider",
    now,
  });
}

/** Why money that came back can't stand for what it had paid; other money that is on its way there comes first. */
function reasonAgainst(order: Order | undefined, transaction: Transaction | undefined): DueBackReason | undefined {
  if (!order) return "order-gone";
  if (hasEnded(order)) return "order-ended";
  if (!transaction || transaction.superseded) return "superseded";
  return transaction.status === "paid" || transaction.status === "processing_payment" ? "paid-already" : undefined;
}

/** What a payment asks for that is its money's still: nothing of what had gone back before the dispute. */
const stands = ({ amount, refunded = 0 }: Transaction): Cents => amount - refunded;

/**
 * A dispute that was won gives back what it had taken: the payment is paid again by the same money of the same day, its order stands as it stood, and its customer
 * is told. What it asks for since, beyond the money, waits as a payment of its own. Where its order has ended meanwhile, or other money has paid, it is due back. Of a plan's order people look still, for its days are over.
 */
export async function bookWon(order: Order | undefined, receipt: Receipt, now: Date): Promise<void> {
  const lost = order?.transactions.find(({ seq }) => seq === receipt.seq);
  const why = receipt.why ?? reasonAgainst(order, lost);
  const after = givenBack(receipt, { settled: lost ? stands(lost) : 0, ...(why && { why }) });
  if (!order) {
    await writeReceipt({ before: receipt, after, by: "provider", now });
    return;
  }
  const { id: orderId } = order;
  const { currency, chargedBack: amount } = receipt;
  if (why || !lost) {
    const events = [paymentToReturn.of({ orderId, amount, currency })];
    await writeOrder({ before: order, after: order, receipts: [[receipt, after]], events, by: "provider", now });
    return;
  }
  const paid: Transaction = {
    ...transactionMachine.after(lost, "dispute-won", "provider"),
    amount: Math.min(lost.amount, amount + (lost.refunded ?? 0)),
    method: receipt.method,
    providerIntentId: receipt.key,
    settledOn: receipt.settledOn,
    settlementRef: receipt.key,
  };
  const again = withPaidPart(order, lost, paid);
  const calm = receipt.troubledBefore === false && order.reserved && !order.subscription;
  await writeOrder({
    before: order,
    after: { ...again, method: receipt.method, troubled: calm ? false : again.troubled },
    receipts: [[receipt, after]],
    events: [paymentReceived.of({ orderId, seq: paid.seq })],
    by: "provider",
    now,
  });
}
