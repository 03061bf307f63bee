import type { Stripe } from "stripe";
import * as z from "zod";
import type { Announced } from "../../platform/work/event.ts";
import { secret } from "../../platform/secret.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { Problem } from "../../platform/problems.ts";
import { followAccount } from "../../merchants/index.ts";
import { cardProvider, transactionMachine, type Transaction } from "../../payments/index.ts";
import { withTransaction } from "../change-order.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { cancelIntent } from "../ledger/open-intents.ts";
import { followCharge } from "../ledger/provider-refunds.ts";
import { receive } from "../ledger/receive.ts";
import { storedReceipts } from "../ledger/stored-receipts.ts";
import { anythingPaid, type Order } from "../order.ts";
import { findOrder, writeOrder } from "../stored-order.ts";
import { paymentFailed } from "../events.ts";

const unavailable = (): never => {
  throw new Problem("provider-unavailable");
};

/** What of an event is read before the provider is asked for the rest. */
const EventShape = z.looseObject({
  type: z.string().max(100),
  data: z.looseObject({ object: z.looseObject({ id: z.string().min(1).max(255) }) }),
});

/**
 * Checks the webhook's signature over the bytes as they came, and that they are an event; anything else is malformed. The provider signs
 * events of merchants' accounts with a key of their own: the secret holds both, with a space between.
 */
export async function signedEvent(rawBody: string, signature: string | undefined): Promise<Stripe.Event> {
  const keys = (await secret("STRIPE_WEBHOOK_SECRET")).split(/\s+/);
  for (const key of keys) {
    try {
      const event = cardProvider().webhooks.constructEvent(rawBody, signature ?? "", key);
      EventShape.parse(event);
      return event;
    } catch {
      // Signed with another of the keys, or with none.
    }
  }
  throw new Problem("malformed-request");
}

/**
 * What the provider has under an id; undefined where its account has no such thing (an event of another environment that
 * shares the address). Everything else is an outage, and the provider sends the event again. Problem: provider-unavailable.
 */
const known = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) =>
    (error as { code?: string }).code === "resource_missing" ? undefined : unavailable(),
  );

/**
 * Brings a transaction and the ledger in line with an intent. What counts is the intent's state at the provider now, not the
 * event that came: so events may arrive twice and in any order, and the end is the same.
 */
export async function applyCardEvent(event: Stripe.Event, now: Date): Promise<void> {
  if (event.type.startsWith("setup_intent.")) {
    const { id } = event.data.object as Stripe.SetupIntent;
    const intent = await known(cardProvider().setupIntents.retrieve(id));
    return intent && storeMethod(intent, now);
  }
  if (event.type === "account.updated") return followAccount(event.data.object.id);
  const id = paymentIntentOf(event);
  if (id) await bringInLine(id, now);
}

/** Brings all that we know of an intent in line with what the provider knows now. Problem: provider-unavailable. */
export async function bringInLine(id: string, now: Date): Promise<void> {
  const intent = await known(cardProvider().paymentIntents.retrieve(id, { expand: ["latest_charge"] }));
  const { orderId, seq } = intent?.metadata ?? {};
  if (intent && orderId && seq) await untilWritten(() => settle(orderId, Number(seq), intent, now));
}

/** Has intents cancelled that nothing is to be paid by any more; one that was paid nevertheless is booked. */
export async function cancelGivenUp(intents: readonly string[], now: Date): Promise<void> {
  for (const id of intents) {
    const status = await cancelIntent(id).catch(unavailable);
    if (status === "succeeded") await bringInLine(id, now);
  }
}

const hasIntent = /^(payment_intent|charge|charge\.dispute|refund)\./;

function paymentIntentOf({ type, data }: Stripe.Event): string | undefined {
  if (!hasIntent.test(type)) return undefined;
  const object = data.object as { id: string; payment_intent?: string | { id: string } | null };
  if (type.startsWith("payment_intent.")) return object.id;
  return typeof object.payment_intent === "string" ? object.payment_intent : object.payment_intent?.id;
}

async function storeMethod({ id, status, metadata, payment_method }: Stripe.SetupIntent, now: Date): Promise<void> {
  const { orderId, seq } = metadata ?? {};
  const stored = typeof payment_method === "string" ? payment_method : payment_method?.id;
  if (status !== "succeeded" || !orderId || !stored) return;
  await untilWritten(async () => {
    const order = await findOrder(orderId);
    const transaction = order?.transactions.find((candidate) => candidate.seq === Number(seq));
    if (!order || transaction?.setupIntentId !== id || transaction.storedMethodId === stored) return;
    const after = withTransaction(order, { ...transaction, storedMethodId: stored });
    await writeOrder({ before: order, after, by: "provider", now });
  });
}

async function settle(orderId: string, seq: number, intent: Stripe.PaymentIntent, now: Date): Promise<void> {
  const order = await findOrder(orderId);
  const receipts = order ? await receiptsOf(order) : await storedReceipts(orderId);
  const receipt = receipts.find(({ key }) => key === intent.id);
  if (receipt) return followCharge(order, receipt, intent, now);
  const transaction = order?.transactions.find((candidate) => candidate.seq === seq);
  if (intent.status === "succeeded") return receive({ orderId, order, transaction, seq, intent, now });
  if (order && transaction) await followAttempt(order, transaction, intent, now);
}

/** An intent that brought no money yet; one that the transaction no longer goes by changes nothing. */
async function followAttempt(
  order: Order,
  transaction: Transaction,
  intent: Stripe.PaymentIntent,
  now: Date,
): Promise<void> {
  const changed = attempted(transaction, intent);
  if (!changed) return;
  const { seq } = transaction;
  const failed = changed.status === "failed";
  const events: Announced[] = failed ? [paymentFailed.of({ orderId: order.id, seq })] : [];
  const method = failed ? order.method : changed.method;
  const troubled = order.troubled || (failed && anythingPaid(order));
  const after = { ...withTransaction(order, changed), method, troubled };
  await writeOrder({ before: order, after, events, by: "provider", now });
}

function attempted(transaction: Transaction, intent: Stripe.PaymentIntent): Transaction | undefined {
  const { status, superseded, providerIntentId } = transaction;
  if (intent.id !== providerIntentId || superseded || status === "paid") return undefined;
  if (intent.status === "processing" && status === "pending_payment") {
    return transactionMachine.after(transaction, "provider-processing", "provider");
  }
  const error = intent.last_payment_error;
  const refused = intent.status === "canceled" || (intent.status === "requires_payment_method" && error);
  if (!refused || status === "failed") return undefined;
  const failureCode = error?.decline_code ?? error?.code ?? "canceled";
  return { ...transactionMachine.after(transaction, "provider-failed", "provider"), failureCode };
}
