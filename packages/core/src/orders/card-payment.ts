import type { Stripe } from "stripe";
import type { User } from "../platform/access.ts";
import { setting } from "../platform/config.ts";
import { Problem } from "../platform/problems.ts";
import {
  cardProvider,
  mayPayWith,
  nextStatus,
  providerMethodOf,
  statusAfter,
  transactionId,
  type Transaction,
} from "../payments/index.ts";
import { romeDate } from "../platform/time.ts";
import { anythingPaid, withTransaction } from "./change-order.ts";
import { pickup, type Order } from "./order.ts";
import { loadOrder, untilWritten, writeOrder, type Announced } from "./stored-order.ts";

/** The transaction that is due next: the first that isn't paid. One that failed has to be tried again before. */
export function dueTransaction({ transactions }: Order): Transaction {
  const due = transactions.find(
    ({ status, superseded }) => !superseded && status !== "paid" && status !== "processing_payment",
  );
  if (!due) throw new Problem("invalid-transition", { action: "create-intent" });
  statusAfter(due, "create-intent");
  return due;
}

export type ProviderMethod = "card" | "sofort" | "sepa_direct_debit";

const unavailable = (): never => {
  throw new Problem("provider-unavailable");
};

const countryOf = ({ address }: Order): string => (address === pickup ? "IT" : address.countryCode);

function providerMethod(order: Order, method: ProviderMethod): string {
  const name = providerMethodOf(method, countryOf(order));
  if (!name) throw new Problem("method-not-allowed");
  return name;
}

const pageAnswer = (clientSecret: string | null, { amount, ...transaction }: Transaction) => ({
  clientSecret: clientSecret ?? "",
  publishableKey: setting("STRIPE_PUBLISHABLE_KEY"),
  scriptUrl: setting("CARD_PROVIDER_SCRIPT_URL"),
  amount,
  transactionId: transactionId(transaction),
});

/** Only what this user may pay with, for this amount (domain-rules 4.6). */
export function demandMethod(user: User, method: ProviderMethod, order: Order, transaction: Transaction): void {
  const facts = { amount: transaction.amount, termsOfPayment: order.termsOfPayment };
  if (!mayPayWith(method, user, facts)) throw new Problem("method-not-allowed");
}

/**
 * The payment intent of a transaction. The provider is asked before the order is written, with a key made of
 * transaction and attempt: asked twice, it answers the same intent, and a lost write loses nothing.
 */
export async function createCardIntent(
  order: Order,
  transaction: Transaction,
  now: Date,
  method: ProviderMethod = "card",
) {
  statusAfter(transaction, "create-intent");
  const key = `${transactionId(transaction)}:${transaction.attempts}`;
  const intent = await cardProvider()
    .paymentIntents.create(
      {
        amount: transaction.amount,
        currency: "eur",
        allowed_payment_method_types: [providerMethod(order, method)],
        description: `ORD ${order.number}`,
        metadata: { orderId: order.id, seq: String(transaction.seq) },
      },
      { idempotencyKey: method === "card" ? key : `${key}:${method}` },
    )
    .catch(unavailable);
  if (transaction.providerIntentId !== intent.id) {
    const changed = { ...transaction, method, providerIntentId: intent.id };
    // A direct debit lets goods leave unpaid (spec 4): the order has it once it is under way, not by being asked about.
    const ordered = method === "sepa_direct_debit" ? order.method : method;
    await writeOrder({ before: order, after: { ...withTransaction(order, changed), method: ordered }, now });
  }
  return pageAnswer(intent.client_secret, transaction);
}

/** An intent that stores a card or a SEPA mandate for a later instalment (domain-rules 5.1, row 4). */
export async function createSetupIntent(
  order: Order,
  transaction: Transaction,
  now: Date,
  method: Exclude<ProviderMethod, "sofort">,
) {
  statusAfter(transaction, "create-intent");
  const intent = await cardProvider()
    .setupIntents.create(
      {
        allowed_payment_method_types: [providerMethod(order, method)],
        usage: "off_session",
        metadata: { orderId: order.id, seq: String(transaction.seq) },
      },
      { idempotencyKey: `setup:${transactionId(transaction)}:${transaction.attempts}:${method}` },
    )
    .catch(unavailable);
  if (transaction.setupIntentId !== intent.id) {
    const changed = { ...transaction, setupIntentId: intent.id };
    await writeOrder({ before: order, after: withTransaction(order, changed), now });
  }
  return pageAnswer(intent.client_secret, transaction);
}

/** Checks the webhook's signature over the bytes as they came; anything else is malformed. */
export function signedEvent(rawBody: string, signature: string | undefined): Stripe.Event {
  try {
    return cardProvider().webhooks.constructEvent(rawBody, signature ?? "", setting("STRIPE_WEBHOOK_SECRET"));
  } catch {
    throw new Problem("malformed-request");
  }
}

/**
 * Brings a transaction in line with its intent. What counts is the intent's state at the provider now, not the event
 * that came: so events may arrive twice and in any order, and the end is the same.
 */
export async function applyCardEvent(event: Stripe.Event, now: Date): Promise<void> {
  if (event.type.startsWith("setup_intent.")) {
    const { id } = event.data.object as Stripe.SetupIntent;
    return storeMethod(await cardProvider().setupIntents.retrieve(id).catch(unavailable), now);
  }
  const id = paymentIntentOf(event);
  if (!id) return;
  const intent = await cardProvider()
    .paymentIntents.retrieve(id, { expand: ["latest_charge"] })
    .catch(unavailable);
  const { orderId, seq } = intent.metadata;
  if (orderId && seq) await untilWritten(() => settle(orderId, Number(seq), intent, now));
}

function paymentIntentOf({ type, data }: Stripe.Event): string | undefined {
  if (type.startsWith("payment_intent.")) return (data.object as Stripe.PaymentIntent).id;
  if (!type.startsWith("charge.dispute.")) return undefined;
  const { payment_intent } = data.object as Stripe.Dispute;
  return typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
}

async function storeMethod({ id, status, metadata, payment_method }: Stripe.SetupIntent, now: Date): Promise<void> {
  const { orderId, seq } = metadata ?? {};
  const stored = typeof payment_method === "string" ? payment_method : payment_method?.id;
  if (status !== "succeeded" || !orderId || !stored) return;
  await untilWritten(async () => {
    const order = await loadOrder(orderId);
    const transaction = order.transactions.find((candidate) => candidate.seq === Number(seq));
    if (transaction?.setupIntentId !== id || transaction.storedMethodId === stored) return;
    await writeOrder({ before: order, after: withTransaction(order, { ...transaction, storedMethodId: stored }), now });
  });
}

async function settle(orderId: string, seq: number, intent: Stripe.PaymentIntent, now: Date): Promise<void> {
  const order = await loadOrder(orderId);
  const transaction = order.transactions.find((candidate) => candidate.seq === seq);
  const changed = transaction && settled(transaction, intent, now);
  if (!transaction || !changed || !differs(transaction, changed)) return;
  const events: Announced[] =
    changed.status === transaction.status
      ? []
      : changed.status === "paid"
        ? [{ type: "payment-received", payload: { orderId, seq } }]
        : changed.status === "failed"
          ? [{ type: "payment-failed", payload: { orderId, seq } }]
          : [];
  const troubled = order.troubled || needsPeople(order, transaction, changed);
  const underWay = intent.id === transaction.providerIntentId && changed.status !== "failed";
  const method = (underWay && changed.method) || order.method;
  await writeOrder({ before: order, after: { ...withTransaction(order, changed), method, troubled }, events, now });
}

const differs = (before: Transaction, after: Transaction): boolean =>
  before.status !== after.status || before.failureCode !== after.failureCode || before.refundDue !== after.refundDue;

/** Money to give back, a wrong amount, a charge-back, a refused balance, or goods set free before the money came. */
const needsPeople = (order: Order, before: Transaction, after: Transaction): boolean =>
  after.refundDue === true ||
  after.failureCode === amountMismatch ||
  after.failureCode === chargeBack ||
  (after.status === "failed" && anythingPaid(order)) ||
  (before.status !== "paid" && after.status === "paid" && !order.reserved);

const amountMismatch = "amount-mismatch";
const chargeBack = "charge-back";

/** The transaction as its intent has it; an unpaid intent of an earlier attempt changes nothing. */
function settled(transaction: Transaction, intent: Stripe.PaymentIntent, now: Date): Transaction | undefined {
  if (intent.status === "succeeded") return received(transaction, intent, now);
  if (intent.id !== transaction.providerIntentId || transaction.status === "paid") return undefined;
  if (intent.status === "processing" && transaction.status === "pending_payment") {
    return { ...transaction, status: nextStatus(transaction.status, "provider-processing") };
  }
  const error = intent.last_payment_error;
  const refused = intent.status === "canceled" || (intent.status === "requires_payment_method" && error);
  if (!refused || transaction.status === "failed") return undefined;
  const status = nextStatus(transaction.status, "provider-failed");
  return { ...transaction, status, failureCode: error?.decline_code ?? error?.code ?? "canceled" };
}

function received(transaction: Transaction, intent: Stripe.PaymentIntent, now: Date): Transaction {
  const byThis = transaction.settlementRef === intent.id;
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : undefined;
  if (charge?.disputed) {
    const known = byThis === (transaction.status !== "paid");
    if (known) return transaction;
    return { ...transaction, status: "failed", failureCode: chargeBack, settlementRef: intent.id };
  }
  if (byThis) return transaction;
  if (transaction.superseded || transaction.status === "paid") return { ...transaction, refundDue: true };
  if (intent.amount_received !== transaction.amount || intent.currency !== "eur") {
    return { ...transaction, failureCode: amountMismatch };
  }
  const status = nextStatus(transaction.status, "provider-succeeded");
  return {
    ...transaction,
    status,
    providerIntentId: intent.id,
    settledOn: romeDate(now),
    settlementRef: intent.id,
    failureCode: undefined,
  };
}
