import type { Stripe } from "stripe";
import {
  paymentMethods,
  type DueBackReason,
  type PaymentMethod,
  type Receipt,
  transactionMachine,
  type Transaction,
} from "../../payments/index.ts";
import type { Announced } from "../../platform/work/event.ts";
import { instant, romeDate } from "../../platform/time.ts";
import { withPayment, withTransaction } from "../change-order.ts";
import { hasEnded, type Order } from "../order.ts";
import { writeOrder } from "../stored-order.ts";
import { isTakenBack } from "./disputes.ts";
import { bookAlone } from "./stored-receipts.ts";
import { paymentFailed, paymentReceived, paymentToReturn } from "../events.ts";

export const amountMismatch = "amount-mismatch";

interface Received {
  orderId: string;
  order: Order | undefined;
  transaction: Transaction | undefined;
  seq: number;
  intent: Stripe.PaymentIntent;
  now: Date;
}

/** Why this money can't pay what it came for; undefined when it does. */
function reasonAgainst({ order, transaction, intent }: Received): DueBackReason | undefined {
  if (!order || !transaction) return "order-gone";
  if (transaction.superseded) return "superseded";
  if (hasEnded(order)) return "order-ended";
  if (transaction.status === "paid") return "paid-already";
  if (intent.currency !== "eur") return "wrong-currency";
  if (intent.amount_received !== transaction.amount) return "wrong-amount";
  return undefined;
}

const methodOf = ({ transaction, intent }: Received): PaymentMethod => {
  const named = paymentMethods.find((method) => method === intent.metadata["method"]);
  return named ?? (transaction?.providerIntentId === intent.id ? transaction.method : "card");
};

/**
 * Books money that the provider has taken, once, and lets it pay its transaction; money that pays nothing is due back, people
 * are called, and the customer is told.
 */
export async function receive(received: Received): Promise<void> {
  const { orderId, order, transaction, seq, intent, now } = received;
  const charge = typeof intent.latest_charge === "object" ? (intent.latest_charge ?? undefined) : undefined;
  const disputed = await isTakenBack(charge, intent.id);
  const why = reasonAgainst(received);
  const amount = intent.amount_received;
  const receipt: Receipt = {
    orderId,
    key: intent.id,
    version: 1,
    userId: order?.userId,
    orderNumber: order?.number,
    customerName: order && (order.customer.companyName ?? order.customer.name),
    method: methodOf(received),
    amount,
    currency: intent.currency,
    seq,
    settled: why || disputed ? 0 : amount,
    why,
    intentId: intent.id,
    chargeId: charge?.id,
    settledOn: romeDate(now),
    receivedOn: instant(now),
    receivedBy: "provider",
    chargedBack: disputed ? amount : 0,
    ...(disputed && order && { troubledBefore: order.troubled }),
    refunds: [],
  };
  if (!order) {
    await bookAlone(receipt);
    return;
  }
  const after = transaction ? changed(order, transaction, receipt, disputed) : { ...order, troubled: true };
  const events = toldOf(receipt, disputed);
  await writeOrder({ before: order, after, receipts: [[undefined, receipt]], events, by: "provider", now });
}

function changed(
  order: Order,
  transaction: Transaction,
  { why, key, settledOn, method }: Receipt,
  disputed: boolean,
): Order {
  if (why === "wrong-amount") {
    return { ...withTransaction(order, { ...transaction, failureCode: amountMismatch }), troubled: true };
  }
  if (why) return { ...order, troubled: true };
  if (disputed) {
    const came = transactionMachine.after(transaction, "provider-succeeded", "provider");
    const failed = transactionMachine.after(came, "charge-back", "provider");
    return { ...withTransaction(order, { ...failed, settlementRef: key }), troubled: true };
  }
  const paid: Transaction = {
    ...transactionMachine.after(transaction, "provider-succeeded", "provider"),
    method,
    providerIntentId: key,
    settledOn,
    settlementRef: key,
  };
  return { ...withPayment(order, paid), method };
}

function toldOf({ orderId, seq = 0, why, amount, currency }: Receipt, disputed: boolean): Announced[] {
  if (why) return [paymentToReturn.of({ orderId, amount, currency })];
  return [(disputed ? paymentFailed : paymentReceived).of({ orderId, seq })];
}
