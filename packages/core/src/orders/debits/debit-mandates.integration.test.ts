import { UpdateItemCommand, $set } from "dynamodb-toolbox/entity/actions/update";
import type { Stripe } from "stripe";
import { expect, it } from "vitest";
import {
  eventsOf,
  loseAnswers,
  now,
  placed,
  total,
  useCardProvider,
} from "../../../../../tests/support/card-orders.ts";
import { asWritten } from "../../../../../tests/support/order-as-if.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { cardProvider } from "../../payments/card-provider.ts";
import type { Transaction } from "../../payments/index.ts";
import { OrderEntity } from "../order.table.ts";
import { loadOrder } from "../stored-order.ts";
import { applyCardEvent } from "../payment/card-events.ts";
import { createSetupIntent } from "../payment/card-payment.ts";
import { reminderDue } from "../payment/unpaid-orders.ts";
import { debitMandates } from "./debit-mandates.ts";

useDatabase();
useCardProvider();

const iban = "DE89370400440532013000";

async function changed(id: string, changes: Partial<Transaction>): Promise<void> {
  const { transactions } = await loadOrder(id);
  await OrderEntity.build(UpdateItemCommand)
    .item({ id, transactions: $set(transactions.map((one) => ({ ...one, ...changes }))) })
    .send();
  await asWritten(id);
}

/** An order whose payment is debited by a mandate that its buyer has stored, due on a day. */
async function withMandate(dueDate: string) {
  const { id } = await placed();
  const order = await loadOrder(id);
  await createSetupIntent(order, order.transactions[0]!, now, "sepa_direct_debit");
  const { setupIntentId = "" } = (await loadOrder(id)).transactions[0]!;
  const method = await cardProvider().paymentMethods.create({
    type: "sepa_debit",
    sepa_debit: { iban },
    billing_details: { name: "Ada Neri", email: "ada@example.com" },
  });
  await cardProvider().setupIntents.confirm(setupIntentId, { payment_method: method.id });
  for (const event of await eventsOf(setupIntentId)) await applyCardEvent(event, now);
  await changed(id, { method: "sepa_direct_debit", dueDate, dueDateProvisional: false });
  return { id, setupIntentId };
}

const paymentOf = async (id: string) => (await loadOrder(id)).transactions[0]!;
const intents = async (id: string) =>
  (await cardProvider().events.list({ limit: 100 })).data.filter(
    ({ type, data: { object } }) =>
      type === "payment_intent.created" && (object as Stripe.PaymentIntent).metadata["orderId"] === id,
  );

it("asks for a stored mandate on its day, once, however often and however many at once", async () => {
  const { id } = await withMandate("2026-11-22");
  // A Sunday, then its Monday.
  await debitMandates(new Date("2026-11-22T10:00:00Z"));
  expect(await paymentOf(id)).toMatchObject({ status: "pending_payment" });
  expect(await intents(id)).toHaveLength(0);
  const monday = new Date("2026-11-23T05:00:00Z");
  await Promise.all([debitMandates(monday), debitMandates(monday)]);
  await debitMandates(monday);
  expect(await paymentOf(id)).toMatchObject({ status: "processing_payment", method: "sepa_direct_debit" });
  const made = await intents(id);
  expect(made).toHaveLength(1);
  const intent = made[0]!.data.object as Stripe.PaymentIntent;
  expect(intent.amount).toBe(total);
  await cardProvider().rawRequest("POST", `/demo/payment_intents/${intent.id}/settle`, { result: "authorized" });
  for (const event of await eventsOf(intent.id)) await applyCardEvent(event, monday);
  expect(await loadOrder(id)).toMatchObject({ status: "paid" });
  await debitMandates(monday);
  expect(await intents(id)).toHaveLength(1);
});

it("goes on with the one debit that was noted when a run died, and confirms none that wasn't", async () => {
  const { id, setupIntentId } = await withMandate("2026-11-23");
  const { storedMethodId = "" } = await paymentOf(id);
  const monday = new Date("2026-11-23T05:00:00Z");
  const open = (more: Record<string, string>) =>
    cardProvider().paymentIntents.create({
      amount: total,
      currency: "eur",
      payment_method: storedMethodId,
      allowed_payment_method_types: ["sepa_debit"],
      metadata: { orderId: id, seq: "1", method: "sepa_direct_debit", ...more },
    });
  const [lost, kept, own] = [await open({ debit: "mandate" }), await open({ debit: "mandate" }), await open({})];
  expect(setupIntentId).not.toBe("");
  // What a customer has begun on the payment page is theirs to go on with.
  await changed(id, { providerIntentId: own.id });
  await debitMandates(monday);
  expect(await paymentOf(id)).toMatchObject({ status: "pending_payment" });
  await changed(id, { providerIntentId: kept.id });
  await debitMandates(new Date("2026-11-25T05:00:00Z"));
  expect(await paymentOf(id)).toMatchObject({ status: "processing_payment", providerIntentId: kept.id });
  expect((await cardProvider().paymentIntents.retrieve(lost.id)).status).toBe("requires_confirmation");
  expect(await intents(id)).toHaveLength(3);
});

it("takes nothing for a troubled order, nor where its answers get lost twice", async () => {
  const monday = new Date("2026-11-23T05:00:00Z");
  const { id } = await withMandate("2026-11-23");
  await OrderEntity.build(UpdateItemCommand).item({ id, troubled: true }).send();
  await debitMandates(monday);
  expect(await intents(id)).toHaveLength(0);
  await OrderEntity.build(UpdateItemCommand).item({ id, troubled: false }).send();
  await loseAnswers("/v1/payment_intents", { times: 3, done: true });
  expect(await debitMandates(monday)).toMatchObject({ debited: 0, waiting: 1 });
  expect(await paymentOf(id)).toMatchObject({ status: "pending_payment" });
  await debitMandates(monday);
  expect(await paymentOf(id)).toMatchObject({ status: "processing_payment" });
  const settled = (await intents(id)).map(({ data: { object } }) => (object as Stripe.PaymentIntent).id);
  const states = await Promise.all(
    settled.map(async (one) => (await cardProvider().paymentIntents.retrieve(one)).status),
  );
  expect(states.filter((status) => status === "processing")).toHaveLength(1);
});

it("lets a debit that comes back fail, and doesn't ask for it again by itself", async () => {
  const { id } = await withMandate("2026-11-23");
  const monday = new Date("2026-11-23T05:00:00Z");
  await debitMandates(monday);
  const { providerIntentId = "" } = await paymentOf(id);
  await cardProvider()
    .rawRequest("POST", `/demo/payment_intents/${providerIntentId}/settle`, { result: "refused" })
    .catch(() => undefined);
  for (const event of await eventsOf(providerIntentId)) await applyCardEvent(event, monday);
  expect(await loadOrder(id)).toMatchObject({ status: "failed" });
  await debitMandates(new Date("2026-11-24T05:00:00Z"));
  expect(await intents(id)).toHaveLength(1);
});

it("fails what was stored without who gave it, and leaves alone what is paid otherwise", async () => {
  const { id } = await placed();
  const order = await loadOrder(id);
  await createSetupIntent(order, order.transactions[0]!, now, "card");
  const method = { method: "sepa_direct_debit", storedMethodId: "pm_gone" } as const;
  await changed(id, { ...method, dueDate: "2026-11-23", dueDateProvisional: false });
  const other = await withMandate("2026-11-23");
  await changed(other.id, { method: "manual_wire_transfer" });
  await debitMandates(new Date("2026-11-23T05:00:00Z"));
  expect(await paymentOf(id)).toMatchObject({ status: "failed", failureCode: "mandate-gone" });
  const left = await paymentOf(other.id);
  expect([left.status, left.providerIntentId]).toEqual(["pending_payment", undefined]);
});

it("reminds nobody of a mandate while the banks are closed, and of the same by transfer it does", async () => {
  const { id } = await withMandate("2026-11-21");
  const sunday = new Date("2026-11-22T10:00:00Z");
  expect(reminderDue(await loadOrder(id), sunday)).toBeUndefined();
  await changed(id, { method: "manual_wire_transfer" });
  expect(reminderDue(await loadOrder(id), sunday)).toBe(1);
});
