import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { afterAll, beforeAll } from "vitest";
import { applyCardEvent } from "@solvia/core/orders/payment/card-events";
import { createCardIntent, dueTransaction } from "@solvia/core/orders/payment/card-payment";
import { receiptView } from "@solvia/core/orders/ledger/receipt-view";
import { storedReceipts } from "@solvia/core/orders/ledger/stored-receipts";
import { dayWrites } from "@solvia/core/orders/days/order-days.table";
import type { Order } from "@solvia/core/orders/order";
import { indexKeysOf, OrderEntity } from "@solvia/core/orders/order.table";
import { cardProvider } from "@solvia/core/payments/card-provider";
import { buildSchedule, type TermsCode, type Transaction } from "@solvia/core/payments/index";
import { documents, table } from "@solvia/core/platform/table";
import { newId } from "@solvia/core/platform/ids";
import { startCardProvider, type CardProvider } from "@solvia/local/card-provider/index";

export { mark } from "./transfer.ts";
export const now = new Date("2026-11-20T10:00:00Z");
export const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** Plays the card provider for the tests of a file; each file that wants one names this function. */
export function useCardProvider(): void {
  let provider: CardProvider;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "card-payment-"));
    provider = await startCardProvider({ port: 0, dataDir, siteOrigin: "http://localhost:3000" });
    Object.assign(process.env, {
      STRIPE_API_URL: provider.url,
      STRIPE_SECRET_KEY: provider.secretKey,
      STRIPE_PUBLISHABLE_KEY: provider.publishableKey,
      STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
      CARD_PROVIDER_SCRIPT_URL: provider.scriptUrl,
      TRIALS_KEY: "of these tests",
    });
  });
  afterAll(() => provider.stop());
}

/** What the order comes to. */
export const total = 319_805;

/** An order to be paid by card, without goods. */
export async function placed(termsOfPayment: TermsCode = "hundred_upon_order"): Promise<Order> {
  const id = newId();
  const transactions = buildSchedule(termsOfPayment, total, { confirmedOn: "2026-11-20" }).map(
    (instalment): Transaction => ({
      ...instalment,
      orderId: id,
      userId: "U",
      status: "pending_payment",
      method: "card",
      superseded: false,
      attempts: 0,
      createdOn: now.toISOString(),
      version: 1,
    }),
  );
  const order: Order = {
    id,
    userId: "U",
    version: 1,
    number: "TEST-0001",
    status: "pendingPayment",
    fulfilment: "none",
    locale: "it",
    lines: [],
    address: "pickup",
    termsOfPayment,
    reducedVat: false,
    createdOn: now.toISOString(),
    placedOn: now.toISOString(),
    method: "card",
    troubled: false,
    reserved: true,
    transactions,
    customer: { name: "Ada Neri", email: "ada@example.com", language: "it" },
    amounts: {
      productsAmount: total,
      wasteDisposalTax: 0,
      shipmentCost: 0,
      shipmentState: "known",
      couponAmount: 0,
      vatAmount: 0,
      total,
      groups: [],
      steps: [],
      treatment: { rule: "blocked", standard: 0, reduced: 0 },
    },
  };
  await OrderEntity.build(PutItemCommand)
    .item({ ...order, lines: [], transactions, ...indexKeysOf(order) })
    .send();
  await execute(...dayWrites(undefined, order));
  return order;
}

/** Where money goes back to that did not come by card. */
export const iban = "IT60X0542811101000000123456";
export const receiptsOf = async (orderId: string) => (await storedReceipts(orderId)).map(receiptView);

/** The id of the intent for what is due next. */
export async function withIntent(order: Order) {
  const { clientSecret } = await createCardIntent(order, dueTransaction(order, now), now);
  return clientSecret.split("_secret_")[0] ?? "";
}

export const confirm = (intent: string, payment_method: string) =>
  cardProvider()
    .paymentIntents.confirm(intent, { payment_method })
    .catch(() => undefined);

type CardEvent = Parameters<typeof applyCardEvent>[0];

/** What the provider has told of an intent. */
export async function eventsOf(intent: string): Promise<CardEvent[]> {
  const { data } = await cardProvider().events.list({ limit: 100 });
  return data.filter(({ data: { object } }) => {
    const { id, payment_intent } = object as { id: string; payment_intent?: string };
    return id === intent || payment_intent === intent;
  });
}

/** The provider's events of an intent arrive, in their order. */
export async function arrive(intent: string): Promise<void> {
  for (const event of await eventsOf(intent)) await applyCardEvent(event, now);
}

const demo = (path: string, body?: URLSearchParams | object) =>
  fetch(`${process.env["STRIPE_API_URL"]}/demo/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env["STRIPE_SECRET_KEY"]}` },
    ...(body && { body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body) }),
  });

/** The provider's next answers about refunds get lost: after the money has gone (`done`), or before. The client tries thrice. */
export const loseRefundAnswers = (done: boolean, calls = 1) => loseAnswers("/v1/refunds", { times: 3 * calls, done });
/** The same of any call. */
export const loseAnswers = (path: string, how: { times: number; done: boolean }) =>
  demo("lose-answers", { path, ...how });

/** A debit that was under way comes in. */
export const settleDebit = (intent: string) =>
  demo(`payment_intents/${intent}/settle`, new URLSearchParams({ result: "authorized" }));

/** What was announced about an order, in no order. */
export async function toldOf(orderId: string): Promise<string[]> {
  const { Items = [] } = await documents.send(new ScanCommand({ TableName: table.getName() }));
  return Items.flatMap(({ type, payload }) =>
    (payload as { orderId?: string } | undefined)?.orderId === orderId ? [String(type)] : [],
  );
}

/** The card's holder has the bank take a payment back. */
export const dispute = (intent: string) => demo(`payment_intents/${intent}/dispute`);

/** The bank decides it: for the house, or for the holder. */
export const closeDispute = (intent: string, result: "won" | "lost") =>
  demo(`payment_intents/${intent}/dispute/close`, new URLSearchParams({ result }));
