import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import fc from "fast-check";
import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startCardProvider, type CardProvider } from "@solvia/local/card-provider/index";
import { useDatabase } from "../../../../tests/support/database.ts";
import { cardProvider } from "../payments/card-provider.ts";
import { buildSchedule, transactionId, type TermsCode, type Transaction } from "../payments/index.ts";
import { newId } from "../platform/ids.ts";
import { applyCardEvent, createCardIntent, createSetupIntent, dueTransaction, signedEvent } from "./card-payment.ts";
import { retryOrder, setBackOfficeNotes } from "./change-order.ts";
import { changeTerms, setPaymentNotice } from "./change-payment.ts";
import { isShippable, type Order } from "./order.ts";
import { indexKeysOf, OrderEntity } from "./order.table.ts";
import { markPaid, refundTransaction } from "./settle-transaction.ts";
import { loadOrder } from "./stored-order.ts";
import { expireUnpaidOrders, remindLatePayers } from "./unpaid-orders.ts";

useDatabase();
let provider: CardProvider;
const now = new Date("2026-11-20T10:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "card-payment-"));
  provider = await startCardProvider({ port: 0, dataDir, siteOrigin: "http://localhost:3000" });
  Object.assign(process.env, {
    STRIPE_API_URL: provider.url,
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_PUBLISHABLE_KEY: provider.publishableKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    CARD_PROVIDER_SCRIPT_URL: provider.scriptUrl,
  });
});
afterAll(() => provider.stop());

const total = 319_805;

async function placed(termsOfPayment: TermsCode = "hundred_upon_order"): Promise<Order> {
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
      treatment: "blocked",
    },
  };
  await OrderEntity.build(PutItemCommand)
    .item({ ...order, lines: [], transactions, ...indexKeysOf(order) })
    .send();
  return order;
}

async function withIntent(order: Order) {
  const { clientSecret } = await createCardIntent(order, dueTransaction(order), now);
  return clientSecret.split("_secret_")[0] ?? "";
}

const confirm = (intent: string, payment_method: string) =>
  cardProvider()
    .paymentIntents.confirm(intent, { payment_method })
    .catch(() => undefined);

async function eventsOf(intent: string): Promise<Stripe.Event[]> {
  const { data } = await cardProvider().events.list({ limit: 100 });
  return data.filter(({ data: { object } }) => (object as { id: string }).id === intent);
}

it("creates one intent per attempt, however often it is asked", async () => {
  const order = await placed();
  const first = await withIntent(order);
  expect(await withIntent(await loadOrder(order.id))).toBe(first);
});

it("ends in the same state for any order and repetition of the events", async () => {
  const make = async () => {
    const order = await placed();
    const intent = await withIntent(order);
    await confirm(intent, "pm_card_visa_chargeDeclined");
    await confirm(intent, "pm_card_visa");
    return { order, events: await eventsOf(intent) };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }), async (arrival) => {
      const { order, events } = await make();
      for (const index of arrival) await applyCardEvent(events[index % events.length] as Stripe.Event, now);
      const after = await loadOrder(order.id);
      expect(after).toMatchObject({ status: "paid", version: 3, troubled: false });
      expect(after.transactions[0]).toMatchObject({ status: "paid", settledOn: "2026-11-20" });
    }),
    { numRuns: 15 },
  );
});

it("ends in the same state when each event is delivered five times, all shuffled, several at once", async () => {
  const make = async () => {
    const order = await placed();
    const intent = await withIntent(order);
    await confirm(intent, "pm_card_visa_chargeDeclined");
    await confirm(intent, "pm_card_visa");
    return { order, events: await eventsOf(intent) };
  };
  const deliveries = [0, 1, 2].flatMap((event) => Array.from({ length: 5 }, () => event));
  const whole = { minLength: deliveries.length, maxLength: deliveries.length };
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(deliveries, whole),
      fc.integer({ min: 1, max: 5 }),
      async (arrival, atOnce) => {
        const { order, events } = await make();
        for (let next = 0; next < arrival.length; next += atOnce) {
          const batch = arrival
            .slice(next, next + atOnce)
            .map((index) => events[index % events.length] as Stripe.Event);
          await Promise.all(batch.map((event) => applyCardEvent(event, now)));
        }
        const after = await loadOrder(order.id);
        expect(after).toMatchObject({ status: "paid", version: 3, troubled: false });
        expect(after.transactions[0]).toMatchObject({ status: "paid", settledOn: "2026-11-20" });
      },
    ),
    { numRuns: 10 },
  );
});

it("counts an event once when five copies arrive at the same time", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  const [event] = await eventsOf(intent);
  await Promise.all(Array.from({ length: 5 }, () => applyCardEvent(event as Stripe.Event, now)));
  expect(await loadOrder(order.id)).toMatchObject({ status: "paid", version: 3 });
});

it("refuses a foreign signature", () => {
  expect(() => signedEvent("{}", "t=1,v1=00")).toThrow("malformed-request");
});

it("does not take another amount for payment, but calls people", async () => {
  const order = await placed();
  const other = await cardProvider().paymentIntents.create({
    amount: total - 1,
    currency: "eur",
    metadata: { orderId: order.id, seq: "1" },
  });
  await confirm(other.id, "pm_card_visa");
  for (const event of await eventsOf(other.id)) await applyCardEvent(event, now);
  const after = await loadOrder(order.id);
  expect(after).toMatchObject({ status: "pendingPayment", troubled: true });
  expect(after.transactions[0]).toMatchObject({ status: "pending_payment", failureCode: "amount-mismatch" });
});

it("wants money back that came for a superseded transaction", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await changeTerms(transactionId({ orderId: order.id, seq: 1 }), "fifty_upon_order30_days", now);
  await confirm(intent, "pm_card_visa");
  for (const event of await eventsOf(intent)) await applyCardEvent(event, now);
  const after = await loadOrder(order.id);
  expect(after).toMatchObject({ status: "pendingPayment", troubled: true });
  expect(after.transactions.map(({ refundDue = false, superseded }) => ({ refundDue, superseded }))).toEqual([
    { refundDue: true, superseded: true },
    { refundDue: false, superseded: false },
    { refundDue: false, superseded: false },
  ]);
});

it("fails a paid transaction on a charge-back, once", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  for (const event of await eventsOf(intent)) await applyCardEvent(event, now);
  await fetch(`${provider.url}/demo/payment_intents/${intent}/dispute`, {
    method: "POST",
    headers: { authorization: `Bearer ${provider.secretKey}` },
  });
  const { data } = await cardProvider().events.list({ limit: 1 });
  for (const event of [...data, ...data]) await applyCardEvent(event, now);
  const after = await loadOrder(order.id);
  expect(after).toMatchObject({ status: "failed", troubled: true, version: 4 });
  expect(after.transactions[0]).toMatchObject({ status: "failed", failureCode: "charge-back" });
});

it("stores a card for a later instalment", async () => {
  const order = await placed("fifty_upon_order30_days");
  const second = order.transactions[1] as Transaction;
  const { clientSecret } = await createSetupIntent(order, second, now, "card");
  const intent = clientSecret.split("_secret_")[0] ?? "";
  await cardProvider().setupIntents.confirm(intent, { payment_method: "pm_card_visa" });
  for (const event of await eventsOf(intent)) await applyCardEvent(event, now);
  expect((await loadOrder(order.id)).transactions[1]?.storedMethodId).toMatch(/^pm_/);
});

it("splits a part payment, pays the rest, gives money back and no more than came", async () => {
  const order = await placed();
  const mark = { settledOn: "2026-11-20", settlementRef: "CRO 1" };
  const part = await markPaid(`${order.id}.1`, "bank_receipt", { ...mark, amount: 100_000 }, now);
  expect(part.status).toBe("pendingPayment");
  expect(part.transactions.map(({ amount, status }) => [amount, status])).toEqual([
    [100_000, "paid"],
    [219_805, "pending_payment"],
  ]);
  expect((await markPaid(`${order.id}.2`, undefined, { ...mark, settlementRef: "CRO 2" }, now)).status).toBe("paid");
  expect((await refundTransaction(`${order.id}.1`, 60_000, now)).status).toBe("paid");
  await expect(refundTransaction(`${order.id}.1`, 40_001, now)).rejects.toThrow("amount-not-allowed");
});

it("refunds a card payment through the provider", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  for (const event of await eventsOf(intent)) await applyCardEvent(event, now);
  await refundTransaction(`${order.id}.1`, 5_000, now);
  const { data } = await cardProvider().refunds.list({ limit: 1 });
  expect(data[0]).toMatchObject({ payment_intent: intent, amount: 5_000 });
});

it("lets goods leave for a direct debit that is under way, not for one that was only asked about", async () => {
  const order = await placed();
  const { clientSecret } = await createCardIntent(order, dueTransaction(order), now, "sepa_direct_debit");
  const asked = await loadOrder(order.id);
  expect(asked.transactions[0]).toMatchObject({ method: "sepa_direct_debit", status: "pending_payment" });
  expect(isShippable(asked)).toBe(false);
  const { id } = await cardProvider().paymentMethods.create({
    type: "sepa_debit",
    sepa_debit: { iban: "IT60X0542811101000000123456" },
    billing_details: { name: "Ada Neri", email: "ada@example.com" },
  });
  const intent = clientSecret.split("_secret_")[0] ?? "";
  await confirm(intent, id);
  for (const event of await eventsOf(intent)) await applyCardEvent(event, now);
  expect(isShippable(await loadOrder(order.id))).toBe(true);
});

it("counts a refund once when two people click at once, and loses none when the order changes meanwhile", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  for (const event of await eventsOf(intent)) await applyCardEvent(event, now);
  const refund = () => refundTransaction(`${order.id}.1`, 5_000, now);
  const others = Array.from({ length: 4 }, (_, index) => setBackOfficeNotes(order.id, `note ${index}`, now));
  const outcomes = await Promise.allSettled([refund(), refund(), ...others]);
  const { data } = await cardProvider().refunds.list({ limit: 100 });
  expect(data.filter(({ payment_intent }) => payment_intent === intent).map(({ amount }) => amount)).toEqual([5_000]);
  expect((await loadOrder(order.id)).transactions[0]?.refunded).toBe(5_000);
  expect(outcomes.slice(0, 2).filter(({ status }) => status === "fulfilled").length).toBe(1);
});

it("calls people when the balance of a paid deposit is refused, and lets it be tried again", async () => {
  const { id } = await changeTerms(`${(await placed()).id}.1`, "forty_upon_order30_days", now);
  const deposited = await markPaid(`${id}.2`, undefined, { settledOn: "2026-11-20", settlementRef: "CRO 1" }, now);
  const intent = await withIntent(deposited);
  await confirm(intent, "pm_card_visa_chargeDeclined");
  for (const event of await eventsOf(intent)) await applyCardEvent(event, now);
  const failed = await loadOrder(id);
  expect(failed).toMatchObject({ status: "pendingPayment", troubled: true });
  const next = await withIntent(await retryOrder(failed, now));
  await confirm(next, "pm_card_visa");
  for (const event of await eventsOf(next)) await applyCardEvent(event, now);
  expect((await loadOrder(id)).status).toBe("paid");
});

it("dates what falls due after the notice", async () => {
  const { id } = await placed("ten_upon_order_rest_on_ship");
  const { transactions } = await setPaymentNotice(`${id}.2`, "2026-12-01", now);
  expect(transactions.map(({ dueDate }) => dueDate)).toEqual(["2026-11-27", "2026-12-01"]);
});

it("reminds once per step of late days and lets an unpaid order expire with its intent", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  const remindedOn = async () => (await loadOrder(order.id)).transactions[0]?.remindedOnDay;
  await remindLatePayers(inDays(7));
  expect(await remindedOn()).toBeUndefined();
  await remindLatePayers(inDays(8));
  expect(await remindedOn()).toBe(1);
  expect(await remindLatePayers(inDays(9))).toBe(0);
  await expireUnpaidOrders(inDays(29));
  expect((await loadOrder(order.id)).status).toBe("pendingPayment");
  await expireUnpaidOrders(inDays(30));
  expect(await loadOrder(order.id)).toMatchObject({ status: "failed", reserved: false });
  expect((await cardProvider().paymentIntents.retrieve(intent)).status).toBe("canceled");
});
