import type { Stripe } from "stripe";
import {
  cardProvider,
  providerMethodOf,
  transactionId,
  type SourceState,
  type Transaction,
} from "../../payments/index.ts";
import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { Problem } from "../../platform/problems.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { destinationOf } from "../order.ts";
import { findOrder, ownOrder } from "../stored-order.ts";
import { demandMethod, dueTransaction, intentFor } from "./card-payment.ts";

const unavailable = (): never => {
  throw new Problem("provider-unavailable");
};

/** Where the bank or the provider shows its page; a voucher's page counts as one. */
function pageOf({ next_action: next }: Pick<Stripe.PaymentIntent, "next_action">): string | undefined {
  return next?.redirect_to_url?.url ?? next?.multibanco_display_details?.hosted_voucher_url ?? undefined;
}

/**
 * Where what is due of an order is paid at its buyer's bank (domain-rules 4.6, `sofort`). One page for each attempt: asked again, also
 * by two at once, it is the same. Problems: not-found, method-not-allowed (within Italy there is none), invalid-transition of
 * what is paid or under way, provider-unavailable.
 */
export async function redirectOf(user: User, orderId: string, now: Date) {
  const { order, intent, transaction } = await untilWritten(async () => {
    const found = await ownOrder(user, orderId);
    const due = dueTransaction(found, now);
    await demandMethod(user, "sofort", found, due, now);
    return { order: found, ...(await intentFor(found, due, now, "sofort")) };
  });
  const current = await cardProvider().paymentIntents.retrieve(intent.id).catch(unavailable);
  if (current.status === "processing" || current.status === "succeeded" || current.status === "canceled") {
    throw new Problem("invalid-transition", { state: current.status, action: "create-intent" });
  }
  if (current.status === "requires_action") return answer(current);
  const country = destinationOf(order);
  const { name, email } = order.customer ?? { name: "", email: user.email };
  const type = providerMethodOf("sofort", country) as Stripe.PaymentIntentConfirmParams.PaymentMethodData["type"];
  const confirmed = await cardProvider()
    .paymentIntents.confirm(
      intent.id,
      {
        payment_method_data: { type, billing_details: { name, email, address: { country } } },
        return_url: `${setting("SITE_ORIGIN")}/success-sofort?order=${orderId}`,
      },
      { idempotencyKey: `redirect:${transactionId(transaction)}:${transaction.attempts}:${intent.id}` },
    )
    .catch(unavailable);
  return answer(confirmed);
}

function answer(intent: Stripe.PaymentIntent) {
  return { url: pageOf(intent) ?? unavailable(), sourceId: intent.id };
}

const states: Readonly<Record<Transaction["status"], SourceState>> = {
  pending_payment: "open",
  processing_payment: "processing",
  paid: "paid",
  failed: "failed",
};

/**
 * How the payment of an intent of this user stands. What is booked decides; of what isn't yet, the provider's own word is at most
 * that it is under way. Problems: not-found, also of another's; provider-unavailable.
 */
export async function sourceStatus({ id }: Pick<User, "id">, sourceId: string) {
  const intent = await cardProvider()
    .paymentIntents.retrieve(sourceId)
    .catch((error: unknown) => {
      throw new Problem(
        (error as { code?: string }).code === "resource_missing" ? "not-found" : "provider-unavailable",
      );
    });
  const order = await findOrder(intent.metadata["orderId"] ?? "");
  const seq = Number(intent.metadata["seq"]);
  const transaction = order?.transactions.find((one) => one.seq === seq);
  if (!order || order.userId !== id || !transaction) throw new Problem("not-found");
  const state = states[transaction.status];
  const heard = intent.status === "processing" || intent.status === "succeeded";
  return {
    orderId: order.id,
    transactionId: transactionId(transaction),
    state: state === "open" && heard ? ("processing" as const) : state,
  };
}
