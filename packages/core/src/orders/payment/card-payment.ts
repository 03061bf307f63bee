import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { secret } from "../../platform/secret.ts";
import { Problem } from "../../platform/problems.ts";
import {
  cardProvider,
  isWaived,
  providerMethodOf,
  transactionId,
  transactionMachine,
  type Transaction,
} from "../../payments/index.ts";
import { creditForWay, demandOpen } from "../placing/allowed-payment.ts";
import { withTransaction } from "../change-order.ts";
import { withoutIntent } from "../ledger/open-intents.ts";
import { demandOfferOpen } from "../offer/closed.ts";
import { destinationOf, type Order } from "../order.ts";
import { writeOrder } from "../stored-order.ts";
import { demandPayable } from "../withdrawal/withdrawal.ts";

/** The transaction that is due next: the first that isn't paid. One that failed has to be tried again before. */
export function dueTransaction(order: Order, now: Date): Transaction {
  const { transactions } = order;
  demandPayable(order);
  demandOfferOpen(order, now);
  const due = transactions.find(
    (one) => !one.superseded && !isWaived(one) && one.status !== "paid" && one.status !== "processing_payment",
  );
  if (!due) throw new Problem("invalid-transition", { action: "create-intent" });
  transactionMachine.demand(due, "create-intent", "customer");
  return due;
}

export type ProviderMethod = "card" | "sofort" | "sepa_direct_debit";

const unavailable = (): never => {
  throw new Problem("provider-unavailable");
};

function providerMethod(order: Order, method: ProviderMethod): string {
  const name = providerMethodOf(method, destinationOf(order));
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
export async function intentFor(order: Order, attempt: Transaction, now: Date, method: ProviderMethod) {
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
  return { intent, transaction };
}

/** The same as a page of ours needs it, which has the provider's fields. */
export async function createCardIntent(order: Order, attempt: Transaction, now: Date, method: ProviderMethod = "card") {
  const { intent, transaction } = await intentFor(order, attempt, now, method);
  return pageAnswer(intent.client_secret, transaction);
}

/**
 * For whom the provider keeps what an order's buyer stores: without one it can't be charged while they are away. Asked for without the SDK's
 * resource of customers, whose shapes would be a tenth of each function.
 */
async function customerOf({ id, customer: { name, email } }: Order): Promise<string> {
  const asked = { name, email, metadata: { orderId: id } };
  const options = { idempotencyKey: `debtor:${id}:${email}:${name}` };
  const made = (await cardProvider().rawRequest("POST", "/v1/customers", asked, options)) as { id: string };
  return made.id;
}

/** An intent that stores a card or a SEPA mandate for a later instalment (domain-rules 5.1, row 4). */
export async function createSetupIntent(
  order: Order,
  transaction: Transaction,
  now: Date,
  method: Exclude<ProviderMethod, "sofort">,
) {
  transactionMachine.demand(transaction, "create-intent", "customer");
  const customer = await customerOf(order).catch(unavailable);
  const intent = await cardProvider()
    .setupIntents.create(
      {
        customer,
        allowed_payment_method_types: [providerMethod(order, method)],
        usage: "off_session",
        metadata: { orderId: order.id, seq: String(transaction.seq) },
      },
      { idempotencyKey: `setup:${transactionId(transaction)}:${transaction.attempts}:${method}:${customer}` },
    )
    .catch(unavailable);
  if (transaction.setupIntentId !== intent.id) {
    const changed = { ...transaction, setupIntentId: intent.id };
    await writeOrder({ before: order, after: withTransaction(order, changed), now });
  }
  return pageAnswer(intent.client_secret, transaction);
}
