import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { secret } from "../../platform/secret.ts";
import { Problem } from "../../platform/problems.ts";
import {
  cardProvider,
  providerMethodOf,
  transactionId,
  transactionMachine,
  type Transaction,
} from "../../payments/index.ts";
import { creditForWay, demandOpen } from "../placing/allowed-payment.ts";
import { withTransaction } from "../change-order.ts";
import { withoutIntent } from "../ledger/open-intents.ts";
import { pickup, type Order } from "../order.ts";
import { writeOrder } from "../stored-order.ts";
import { demandPayable } from "../withdrawal/withdrawal.ts";

/** The transaction that is due next: the first that isn't paid. One that failed has to be tried again before. */
export function dueTransaction(order: Order): Transaction {
  const { transactions } = order;
  demandPayable(order);
  const due = transactions.find(
    ({ status, superseded }) => !superseded && status !== "paid" && status !== "processing_payment",
  );
  if (!due) throw new Problem("invalid-transition", { action: "create-intent" });
  transactionMachine.demand(due, "create-intent", "customer");
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

const pageAnswer = async (clientSecret: string | null, { amount, ...transaction }: Transaction) => ({
  clientSecret: clientSecret ?? "",
  publishableKey: await secret("STRIPE_PUBLISHABLE_KEY"),
  scriptUrl: setting("CARD_PROVIDER_SCRIPT_URL"),
  amount,
  transactionId: transactionId(transaction),
});

/**
 * Only what this user may pay with, for this amount (domain-rules 4.6); a direct debit, which lets goods leave before the money
 * is there, only on the company's credit.
 */
export async function demandMethod(
  user: User,
  method: ProviderMethod,
  order: Order,
  transaction: Transaction,
  now: Date,
): Promise<void> {
  demandOpen(user, method, { order, transaction });
  await creditForWay(method, { order, transaction }, now);
}

/**
 * The payment intent of a transaction. The provider is asked before the order is written, with a key made of
 * transaction and attempt: asked twice, it answers the same intent, and a lost write loses nothing.
 */
export async function createCardIntent(order: Order, attempt: Transaction, now: Date, method: ProviderMethod = "card") {
  transactionMachine.demand(attempt, "create-intent", "customer");
  // Another method is another attempt: the former intent is given up, and coming back to it makes a new one.
  const transaction = attempt.method === method ? attempt : withoutIntent(attempt);
  const key = `${transactionId(transaction)}:${transaction.attempts}`;
  const intent = await cardProvider()
    .paymentIntents.create(
      {
        amount: transaction.amount,
        currency: "eur",
        allowed_payment_method_types: [providerMethod(order, method)],
        description: `ORD ${order.number}`,
        metadata: { orderId: order.id, seq: String(transaction.seq), method },
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
  transactionMachine.demand(transaction, "create-intent", "customer");
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
