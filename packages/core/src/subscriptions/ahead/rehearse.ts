import { Stripe } from "stripe";
import { cardProvider } from "../../payments/index.ts";
import { failureOf, willExpire, type RehearsalOutcome, type Subscription } from "../../plans/index.ts";
import { Problem } from "../../platform/problems.ts";

/**
 * Tries the stored card ahead of the next charge: sets it up anew for payments without its holder, which moves no money and asks the bank
 * the same question. What may pass by itself until then (a bank that declines for want of money) is no finding. Asked twice for one month and
 * card, the provider answers the same. Problem: provider-unavailable.
 */
export async function rehearse(subscription: Subscription): Promise<RehearsalOutcome> {
  const { userId, customerId, methodId, periodTo } = subscription;
  if (willExpire(subscription)) return "expires";
  if (!customerId || !methodId) return "passed";
  try {
    const { status } = await cardProvider().setupIntents.create(
      {
        customer: customerId,
        payment_method: methodId,
        allowed_payment_method_types: ["card"],
        usage: "off_session",
        confirm: true,
        // Its holder is asked by an intent of their own, on their page: nobody is led anywhere by this one.
        use_stripe_sdk: true,
        metadata: { userId },
      },
      { idempotencyKey: `rehearsal:${userId}:${periodTo}:${methodId}` },
    );
    return status === "requires_action" ? "authentication" : "passed";
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw new Problem("provider-unavailable");
    const failure = failureOf(error.decline_code ?? error.code);
    return failure === "hard" ? "declined" : failure === "authentication" ? "authentication" : "passed";
  }
}
