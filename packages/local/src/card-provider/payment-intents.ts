import * as z from "zod";
import { bankPageOf } from "./bank-page.ts";
import type { Call } from "./call.ts";
import { Cancel, Confirm, CreatePaymentIntent, read } from "./input.ts";
import { demand, demandSecret, methodOf, stateAfter } from "./intents.ts";
import { ProviderError, missing } from "./provider-error.ts";
import { base, clientSecretOf, type CardError, type Charge, type Dispute, type PaymentIntent } from "./resources.ts";
import { authenticationFailed, authenticationRequired } from "./test-cards.ts";

export function intentOf({ store, id }: Pick<Call, "store" | "id">): PaymentIntent {
  const intent = store.get<PaymentIntent>("payment_intent", id);
  if (!intent) throw missing("payment_intent", id);
  return intent;
}

export function createPaymentIntent(call: Call): PaymentIntent {
  const input = read(CreatePaymentIntent, call.parameters);
  const common = base("pi");
  const intent = call.store.put<PaymentIntent>({
    ...common,
    object: "payment_intent",
    amount: input.amount,
    amount_received: 0,
    amount_capturable: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: clientSecretOf(common.id),
    confirmation_method: "automatic",
    currency: input.currency,
    customer: input.customer ?? null,
    description: input.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: input.metadata ?? {},
    next_action: null,
    payment_method: input.payment_method ?? null,
    payment_method_types: input.allowed_payment_method_types ?? ["card"],
    receipt_email: input.receipt_email ?? null,
    setup_future_usage: input.setup_future_usage ?? null,
    status: input.payment_method ? "requires_confirmation" : "requires_payment_method",
  });
  call.announce("payment_intent.created", intent);
  return input.confirm ? confirmPaymentIntent({ ...call, id: intent.id }) : intent;
}

export function retrievePaymentIntent(call: Call) {
  const intent = intentOf(call);
  const { client_secret, expand } = z
    .object({ client_secret: z.string().optional(), expand: z.array(z.string()).default([]) })
    .parse(call.parameters);
  demandSecret(intent, client_secret);
  const charge = intent.latest_charge && call.store.get<Charge>("charge", intent.latest_charge);
  return expand.includes("latest_charge") ? { ...intent, latest_charge: charge ?? null } : intent;
}

export function confirmPaymentIntent(call: Call): PaymentIntent {
  const input = read(Confirm, call.parameters);
  const intent = intentOf(call);
  demandSecret(intent, input.client_secret);
  demand(intent, ["requires_payment_method", "requires_confirmation"], "confirm");
  const method = methodOf(call, intent, input);
  const { declined, ...state } = stateAfter(method, input.return_url);
  const presented = { ...intent, payment_method: method.id, last_payment_error: null };
  if (declined) return refuse(call, { ...presented, payment_method: null }, declined);
  if (input.off_session && state.status === "requires_action") {
    return refuse(call, { ...presented, payment_method: null }, authenticationRequired);
  }
  if (state.status === "succeeded") return succeed(call, presented);
  return progress(call, { ...presented, ...state, next_action: leading(call, intent, state.next_action) });
}

/** A redirect leads to the demonstration bank's page. */
function leading({ origin }: Call, { id, client_secret }: PaymentIntent, next: PaymentIntent["next_action"]) {
  if (next?.["type"] !== "redirect_to_url") return next;
  const page = next["redirect_to_url"] as { return_url: string | null };
  return { ...next, redirect_to_url: { ...page, url: bankPageOf(origin, id, client_secret) } };
}

function progress({ store, announce }: Call, intent: PaymentIntent): PaymentIntent {
  announce(intent.status === "processing" ? "payment_intent.processing" : "payment_intent.requires_action", intent);
  return store.put(intent);
}

/** The refusal is stored and announced, and answered as a 402: the transaction of the request must not roll it back. */
export class Refusal extends ProviderError {}

function refuse({ store, announce }: Call, intent: PaymentIntent, error: CardError): never {
  const refused = store.put<PaymentIntent>({
    ...intent,
    status: "requires_payment_method",
    next_action: null,
    last_payment_error: error,
  });
  announce("payment_intent.payment_failed", refused);
  throw new Refusal(402, { ...error, payment_intent: refused });
}

function succeed({ store, announce }: Call, intent: PaymentIntent): PaymentIntent {
  const { id, amount, currency, payment_method } = intent;
  const charge = store.put<Charge>({
    ...base("ch"),
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    currency,
    disputed: false,
    paid: true,
    payment_intent: id,
    payment_method,
    refunded: false,
    status: "succeeded",
  });
  const succeeded = store.put<PaymentIntent>({
    ...intent,
    status: "succeeded",
    amount_received: amount,
    latest_charge: charge.id,
    next_action: null,
  });
  announce("charge.succeeded", charge);
  announce("payment_intent.succeeded", succeeded);
  return succeeded;
}

export function cancelPaymentIntent(call: Call): PaymentIntent {
  const { cancellation_reason } = read(Cancel, call.parameters);
  const intent = intentOf(call);
  demand(intent, ["requires_payment_method", "requires_confirmation", "requires_action", "processing"], "cancel");
  const canceled = call.store.put<PaymentIntent>({
    ...intent,
    status: "canceled",
    canceled_at: Math.floor(Date.now() / 1000),
    cancellation_reason: cancellation_reason ?? null,
    next_action: null,
  });
  call.announce("payment_intent.canceled", canceled);
  return canceled;
}

/** The customer's answer on the authentication page or their bank's, which may take its time, or the bank's after a delayed debit. */
export function settlePaymentIntent(call: Call): PaymentIntent {
  const { result, client_secret } = read(
    z.object({ result: z.enum(["authorized", "refused", "later"]), client_secret: z.string().optional() }),
    call.parameters,
  );
  const intent = intentOf(call);
  demandSecret(intent, client_secret);
  demand(intent, client_secret === undefined ? ["requires_action", "processing"] : ["requires_action"], "settle");
  if (result === "later") return progress(call, { ...intent, status: "processing", next_action: null });
  return result === "authorized" ? succeed(call, intent) : refuse(call, intent, authenticationFailed);
}

/** The card holder disputes the charge at his bank. */
export function disputePaymentIntent(call: Call) {
  const intent = intentOf(call);
  const charge = intent.latest_charge && call.store.get<Charge>("charge", intent.latest_charge);
  if (!charge) throw missing("charge", call.id);
  call.store.put<Charge>({ ...charge, disputed: true });
  const dispute = call.store.put<Dispute>({
    ...base("dp"),
    object: "dispute",
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: intent.id,
    reason: "fraudulent",
    status: "needs_response",
  });
  call.announce("charge.dispute.created", dispute);
  return dispute;
}

/** The bank has decided a dispute; the charge stays disputed, as the provider has it. One that was won gives the money back. */
export function closeDispute(call: Call): Dispute {
  const { result } = read(z.object({ result: z.enum(["won", "lost"]) }), call.parameters);
  const intent = intentOf(call);
  const open = call.store.list<Dispute>("dispute").find(({ payment_intent }) => payment_intent === intent.id);
  if (!open) throw missing("dispute", call.id);
  const closed = call.store.put<Dispute>({ ...open, status: result });
  if (result === "won") call.announce("charge.dispute.funds_reinstated", closed);
  call.announce("charge.dispute.closed", closed);
  return closed;
}
