import fc from "fast-check";
import type { Stripe } from "stripe";
import { expect, it } from "vitest";
import {
  arrive,
  confirm,
  dispute,
  eventsOf,
  now,
  placed,
  total,
  useCardProvider,
  withIntent,
} from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer } from "../../../../../tests/support/shop.ts";
import { cardProvider } from "../../payments/card-provider.ts";
import { transactionId, type Transaction } from "../../payments/index.ts";
import { applyCardEvent, signedEvent } from "./card-events.ts";
import { createCardIntent, createSetupIntent, dueTransaction } from "./card-payment.ts";
import { changeTerms } from "./change-payment.ts";
import { storedReceipts } from "../ledger/stored-receipts.ts";
import { isShippable } from "../order.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { markPaid } from "./settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";

useDatabase();
useCardProvider();

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

it("refuses a foreign signature, and what is signed but no event", async () => {
  await expect(signedEvent("{}", "t=1,v1=00")).rejects.toThrow("malformed-request");
  const signed = (payload: string) =>
    signedEvent(
      payload,
      cardProvider().webhooks.generateTestHeaderString({ payload, secret: process.env["STRIPE_WEBHOOK_SECRET"] ?? "" }),
    );
  for (const payload of ["null", "[]", "{}", "3", '"x"', '{"type":"payment_intent.succeeded","data":{"object":null}}'])
    await expect(signed(payload), payload).rejects.toThrow("malformed-request");
  expect(await signed('{"type":"payment_intent.succeeded","data":{"object":{"id":"pi_1"}}}')).toMatchObject({
    type: "payment_intent.succeeded",
  });
});

it.each(["payment_intent.succeeded", "setup_intent.succeeded", "charge.refunded"])(
  "has nothing to do about a %s of what the account does not have",
  async (type) => {
    const object = { id: "pi_unknown", payment_intent: "pi_unknown" };
    await expect(applyCardEvent({ type, data: { object } } as unknown as Stripe.Event, now)).resolves.toBeUndefined();
  },
);

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
  await arrive(intent);
  const after = await loadOrder(order.id);
  expect(after).toMatchObject({ status: "pendingPayment", troubled: true });
  expect(await storedReceipts(order.id)).toMatchObject([{ why: "superseded", amount: total, settled: 0, seq: 1 }]);
});

it("fails a paid transaction on a charge-back, once", async () => {
  const order = await placed();
  const intent = await withIntent(order);
  await confirm(intent, "pm_card_visa");
  await arrive(intent);
  await dispute(intent);
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
  await arrive(intent);
  expect((await loadOrder(order.id)).transactions[1]?.storedMethodId).toMatch(/^pm_/);
});

it("lets goods leave for a direct debit that is under way, not for one that was only asked about", async () => {
  const order = await placed();
  const { clientSecret } = await createCardIntent(order, dueTransaction(order, now), now, "sepa_direct_debit");
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
  await arrive(intent);
  expect(isShippable(await loadOrder(order.id))).toBe(true);
});

it("calls people when the balance of a paid deposit is refused, and lets it be tried again", async () => {
  const { id } = await changeTerms(`${(await placed()).id}.1`, "forty_upon_order30_days", now);
  const deposited = await markPaid(`${id}.2`, undefined, { settledOn: "2026-11-20", settlementRef: "CRO 1" }, now);
  const intent = await withIntent(deposited);
  await confirm(intent, "pm_card_visa_chargeDeclined");
  await arrive(intent);
  const failed = await loadOrder(id);
  expect(failed).toMatchObject({ status: "pendingPayment", troubled: true });
  const next = await withIntent(await retryOrder(failed, buyer(), now));
  await confirm(next, "pm_card_visa");
  await arrive(next);
  expect((await loadOrder(id)).status).toBe("paid");
});
