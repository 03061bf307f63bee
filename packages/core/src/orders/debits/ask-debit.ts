import { Stripe } from "stripe";
import { Problem } from "../../platform/problems.ts";
import { cardProvider, providerMethodOf, transactionId, type Transaction } from "../../payments/index.ts";
import { destinationOf, type Order } from "../order.ts";

/** A mandate that was stored without who gave it can't be debited. */
const mandateGone = "mandate-gone";

const unavailable = (): never => {
  throw new Problem("provider-unavailable");
};
const idOf = (one: string | { id: string } | null): string | undefined => (typeof one === "string" ? one : one?.id);

/** Who gave the stored mandate of a payment, and the mandate at the provider. Problem: provider-unavailable. */
async function mandateOf({ setupIntentId = "" }: Pick<Transaction, "setupIntentId">) {
  const setup = await cardProvider().setupIntents.retrieve(setupIntentId).catch(unavailable);
  return { customer: idOf(setup.customer), mandate: idOf(setup.mandate) };
}

/**
 * Makes a debit at the provider that takes nothing yet: only one that is noted at its payment is confirmed. One whose note got lost
 * stays without effect for ever, whatever became of its key meanwhile. Problem: provider-unavailable.
 */
export async function openDebit(
  order: Order,
  payment: Transaction,
): Promise<{ intentId: string } | { refusal: string }> {
  const { customer, mandate } = await mandateOf(payment);
  const type = providerMethodOf("sepa_direct_debit", destinationOf(order));
  if (!customer || !mandate || !type) return { refusal: mandateGone };
  return cardProvider()
    .paymentIntents.create(
      {
        amount: payment.amount,
        currency: "eur",
        customer,
        payment_method: payment.storedMethodId ?? "",
        allowed_payment_method_types: [type],
        description: `ORD ${order.number}`,
        metadata: { orderId: order.id, seq: String(payment.seq), method: "sepa_direct_debit", debit: "mandate" },
      },
      { idempotencyKey: `debit:${transactionId(payment)}:${payment.attempts}` },
    )
    .then(
      ({ id }) => ({ intentId: id }),
      (error: unknown) => {
        // It says what is wrong with what it was asked: that stays so however often it is asked.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return { refusal: error.code ?? mandateGone };
        return unavailable();
      },
    );
}

/** Whether an intent is a debit of ours that was noted and not yet confirmed. Problem: provider-unavailable. */
export async function isUnconfirmed(intentId: string): Promise<boolean> {
  const { status, metadata } = await cardProvider().paymentIntents.retrieve(intentId).catch(unavailable);
  return status === "requires_confirmation" && metadata["debit"] === "mandate";
}

/**
 * Has the noted debit carried out. One intent is confirmed once, however often it is asked for: the provider refuses what is on its way already, and
 * what it refuses otherwise its intent tells. Problem: provider-unavailable.
 */
export async function confirmDebit(payment: Transaction, intentId: string): Promise<void> {
  const { mandate } = await mandateOf(payment);
  await cardProvider()
    .paymentIntents.confirm(intentId, { off_session: true, ...(mandate && { mandate }) })
    .catch((error: unknown) => {
      const told =
        error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;
      if (!told) unavailable();
    });
}
