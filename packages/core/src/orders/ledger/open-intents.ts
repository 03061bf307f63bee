import type { Stripe } from "stripe";
import { cardProvider, type Transaction } from "../../payments/index.ts";
import { hasEnded, type Order } from "../order.ts";

type Facts = Pick<Order, "status" | "failedReason" | "transactions">;

/** The intents by which an order may still be paid. */
const openIntents = (order: Facts): string[] =>
  hasEnded(order)
    ? []
    : order.transactions.flatMap(({ providerIntentId, superseded, status }) =>
        providerIntentId && !superseded && status !== "paid" ? [providerIntentId] : [],
      );

/** The intents that a change of an order leaves without a use: the provider must take no money by them any more. */
export function uselessIntents(before: Facts, after: Facts): string[] {
  const kept = new Set([...openIntents(after), ...after.transactions.map(({ settlementRef }) => settlementRef)]);
  return openIntents(before).filter((intent) => !kept.has(intent));
}

/** The transaction without its intent, for another method: the next intent is of a new attempt, so of another key. */
export const withoutIntent = (transaction: Transaction): Transaction =>
  transaction.providerIntentId
    ? { ...transaction, providerIntentId: undefined, attempts: transaction.attempts + 1 }
    : transaction;

/** Cancels an intent; answers how it stands then: one that is paid or being paid can't be cancelled. */
export async function cancelIntent(id: string): Promise<Stripe.PaymentIntent.Status> {
  const { status } = await cardProvider().paymentIntents.retrieve(id);
  if (status === "succeeded" || status === "processing" || status === "canceled") return status;
  try {
    return (await cardProvider().paymentIntents.cancel(id)).status;
  } catch (error) {
    // It was paid in between: what counts is how it stands now.
    const now = await cardProvider().paymentIntents.retrieve(id);
    if (now.status === "succeeded" || now.status === "processing" || now.status === "canceled") return now.status;
    throw error;
  }
}

/** The provider must take no money any more; an intent that can't be cancelled is being paid. */
export async function intentsCanceled({ transactions }: Pick<Order, "transactions">): Promise<boolean> {
  for (const { providerIntentId } of transactions) {
    if (!providerIntentId) continue;
    const status = await cancelIntent(providerIntentId);
    if (status !== "canceled") return false;
  }
  return true;
}
