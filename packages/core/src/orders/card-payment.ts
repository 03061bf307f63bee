import type { Stripe } from "stripe";
import { setting } from "../platform/config.ts";
import { Problem } from "../platform/problems.ts";
import { cardProvider } from "../payments/card-provider.ts";
import { nextStatus, transactionId, type Transaction } from "../payments/index.ts";
import { romeDate } from "../platform/time.ts";
import { withTransaction } from "./change-order.ts";
import type { Order } from "./order.ts";
import { loadOrder, writeOrder, type Announced } from "./stored-order.ts";

/** The transaction that is due next: the first that waits for payment. */
export function dueTransaction({ transactions }: Order): Transaction {
  const due = transactions.find(({ status, superseded }) => status === "pending_payment" && !superseded);
  if (!due) throw new Problem("invalid-transition", { action: "create-intent" });
  return due;
}

/**
 * The card intent of a transaction. The provider is asked before the order is written, with a key made of transaction
 * and attempt: asked twice, it answers the same intent, and a lost write loses nothing.
 */
export async function createCardIntent(order: Order, transaction: Transaction, now: Date) {
  nextStatus(transaction.status, "create-intent");
  const id = transactionId(transaction);
  const intent = await cardProvider()
    .paymentIntents.create(
      {
        amount: transaction.amount,
        currency: "eur",
        allowed_payment_method_types: ["card"],
        description: `ORD ${order.number}`,
        metadata: { orderId: order.id, seq: String(transaction.seq) },
      },
      { idempotencyKey: `${id}:${transaction.attempts}` },
    )
    .catch(() => {
      throw new Problem("provider-unavailable");
    });
  if (transaction.providerIntentId !== intent.id) {
    const changed = { ...transaction, method: "card" as const, providerIntentId: intent.id };
    await writeOrder({ before: order, after: { ...withTransaction(order, changed), method: "card" }, now });
  }
  return {
    clientSecret: intent.client_secret ?? "",
    publishableKey: setting("STRIPE_PUBLISHABLE_KEY"),
    scriptUrl: setting("CARD_PROVIDER_SCRIPT_URL"),
    amount: transaction.amount,
    transactionId: id,
  };
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
  if (!event.type.startsWith("payment_intent.")) return;
  const { id, metadata } = event.data.object as Stripe.PaymentIntent;
  const { orderId, seq } = metadata;
  if (!orderId || !seq) return;
  const intent = await cardProvider().paymentIntents.retrieve(id);
  for (let attempt = 1; ; attempt++) {
    try {
      await settle(orderId, Number(seq), intent, now);
      return;
    } catch (error) {
      const raced = error instanceof Problem && error.code === "version-conflict";
      if (!raced || attempt === 5) throw error;
    }
  }
}

async function settle(orderId: string, seq: number, intent: Stripe.PaymentIntent, now: Date): Promise<void> {
  const order = await loadOrder(orderId);
  const transaction = order.transactions.find((candidate) => candidate.seq === seq);
  if (!transaction || transaction.status === "paid") return;
  const changed = settled(transaction, intent, now);
  if (!changed || (changed.status === transaction.status && changed.failureCode === transaction.failureCode)) return;
  const events: Announced[] =
    changed.status === "paid"
      ? [{ type: "payment-received", payload: { orderId, seq } }]
      : changed.status === "failed"
        ? [{ type: "payment-failed", payload: { orderId, seq } }]
        : [];
  await writeOrder({ before: order, after: withTransaction(order, changed), events, now });
}

/** The transaction as its intent has it; an intent of an earlier attempt, or of another amount, changes nothing. */
function settled(transaction: Transaction, intent: Stripe.PaymentIntent, now: Date): Transaction | undefined {
  const ours = intent.id === transaction.providerIntentId;
  const succeeded = intent.status === "succeeded";
  const wholeAmount = intent.amount_received === transaction.amount && intent.currency === "eur";
  if (succeeded && wholeAmount) {
    const status = nextStatus(transaction.status, "provider-succeeded");
    return { ...transaction, status, settledOn: romeDate(now), settlementRef: intent.id, failureCode: undefined };
  }
  if (!ours || succeeded) return undefined;
  if (intent.status === "processing" && transaction.status === "pending_payment") {
    return { ...transaction, status: nextStatus(transaction.status, "provider-processing") };
  }
  const refused =
    intent.status === "canceled" || (intent.status === "requires_payment_method" && intent.last_payment_error);
  if (refused && transaction.status !== "failed") {
    const status = nextStatus(transaction.status, "provider-failed");
    return {
      ...transaction,
      status,
      failureCode: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? "canceled",
    };
  }
  return undefined;
}
