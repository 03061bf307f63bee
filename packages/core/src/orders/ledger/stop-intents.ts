import { cardProvider, type Transaction } from "../../payments/index.ts";
import { bringInLine } from "../payment/card-events.ts";
import { cancelIntent } from "./open-intents.ts";

type Attempt = Pick<Transaction, "providerIntentId">;

const intentsOf = (transactions: readonly Attempt[]): string[] =>
  transactions.flatMap(({ providerIntentId }) => providerIntentId ?? []);

/**
 * Money that the provider has already but has not told of yet is booked first, so that nobody decides without it. A provider that
 * can't be reached holds nobody up: what came is booked when it tells of it.
 */
export async function bookTakenMoney(transactions: readonly Attempt[], now: Date): Promise<void> {
  for (const id of intentsOf(transactions)) {
    const intent = await cardProvider()
      .paymentIntents.retrieve(id)
      .catch(() => undefined);
    if (intent?.status === "succeeded") await bringInLine(id, now);
  }
}

/** Cancels the intents at once; what fails here is done by the worker, which the change itself has asked to. */
export async function stopIntents(transactions: readonly Attempt[]): Promise<void> {
  await Promise.allSettled(intentsOf(transactions).map(cancelIntent));
}
