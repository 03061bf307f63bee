import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startCardProvider, type CardProvider } from "./index.ts";

const dataDir = mkdtempSync(join(tmpdir(), "card-provider-"));
const siteOrigin = "http://localhost:3000";
const received: Stripe.Event[] = [];
let refusals = 1;
let receiver: Server;
let provider: CardProvider;
let stripe: Stripe;

const clientOf = ({ url, secretKey }: CardProvider) => {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, { host: hostname, port: Number(port), protocol: "http", maxNetworkRetries: 0 });
};

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = String(request.headers["stripe-signature"]);
      if (refusals-- > 0) return response.writeHead(503).end();
      received.push(stripe.webhooks.constructEvent(body, signature, provider.webhookSecret));
      return response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  provider = await startCardProvider({ port: 0, webhookUrl, dataDir, siteOrigin });
  stripe = clientOf(provider);
});
afterAll(async () => {
  await provider.stop();
  receiver.close();
});

const amount = 12_345;
const create = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount, currency: "eur", allowed_payment_method_types: ["card"], ...more });

/** As the page does it: publishable key, the intent's secret and what was typed. */
async function fromPage(intent: Stripe.PaymentIntent, path: string, fields: Record<string, string>) {
  const response = await fetch(`${provider.url}${path.replace("{id}", intent.id)}`, {
    method: "POST",
    headers: { authorization: `Bearer ${provider.publishableKey}` },
    body: new URLSearchParams({ client_secret: intent.client_secret ?? "", ...fields }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const card = (number: string) => ({
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": number,
  "payment_method_data[card][exp_month]": "12",
  "payment_method_data[card][exp_year]": "30",
  "payment_method_data[card][cvc]": "123",
});
const pay = (intent: Stripe.PaymentIntent, number: string) =>
  fromPage(intent, "/v1/payment_intents/{id}/confirm", card(number));

it("charges a good card and tells the webhook, again when it was refused", async () => {
  const intent = await create({ metadata: { orderId: "A", seq: "1" } });
  expect((await pay(intent, "4242 4242 4242 4242")).status).toBe(200);
  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
  expect(paid).toMatchObject({ status: "succeeded", amount_received: amount, latest_charge: { disputed: false } });
  const types = () =>
    received.filter(({ data }) => (data.object as { id: string }).id === intent.id).map(({ type }) => type);
  await expect.poll(() => types().toSorted()).toEqual(["payment_intent.created", "payment_intent.succeeded"]);
});

it.each([
  ["4000000000000002", "generic_decline"],
  ["4000000000009995", "insufficient_funds"],
])("declines %s as %s and takes another card after it", async (number, decline_code) => {
  const intent = await create();
  expect(await pay(intent, number)).toMatchObject({ status: 402, body: { error: { decline_code } } });
  const refused = await stripe.paymentIntents.retrieve(intent.id);
  expect(refused).toMatchObject({ status: "requires_payment_method", last_payment_error: { decline_code } });
  expect((await pay(intent, "4242424242424242")).body).toMatchObject({ status: "succeeded" });
});

it.each([
  ["authorized", 200, "succeeded"],
  ["refused", 402, "requires_payment_method"],
])("asks for authentication; %s ends as it should", async (result, status, end) => {
  const intent = await create();
  expect((await pay(intent, "4000002760003184")).body).toMatchObject({ status: "requires_action" });
  expect((await fromPage(intent, "/demo/payment_intents/{id}/settle", { result })).status).toBe(status);
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(end);
});

it("refuses real card numbers, foreign secrets and unknown keys", async () => {
  const intent = await create();
  expect((await pay(intent, "4111111111111111")).body).toMatchObject({ error: { code: "incorrect_number" } });
  expect((await pay({ ...intent, client_secret: "other" }, "4242424242424242")).status).toBe(400);
  expect((await fromPage(intent, "/v1/payment_intents/{id}/cancel", {})).status).toBe(403);
  const stranger = clientOf({ ...provider, secretKey: "sk_test_other" });
  await expect(stranger.paymentIntents.retrieve(intent.id)).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
});

it("honours idempotency keys", async () => {
  const params = { amount, currency: "eur" } as const;
  const first = await stripe.paymentIntents.create(params, { idempotencyKey: "T.1:0" });
  expect((await stripe.paymentIntents.create(params, { idempotencyKey: "T.1:0" })).id).toBe(first.id);
  await expect(
    stripe.paymentIntents.create({ ...params, amount: 1 }, { idempotencyKey: "T.1:0" }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

it("refunds what was paid, and no more", async () => {
  const { id } = await create({ payment_method: "pm_card_visa", confirm: true });
  await stripe.refunds.create({ payment_intent: id, amount: amount - 1 });
  await expect(stripe.refunds.create({ payment_intent: id, amount: 2 })).rejects.toThrow("greater");
  expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 1, status: "succeeded" });
});

it("stores a mandate", async () => {
  const { id } = await stripe.setupIntents.create({ allowed_payment_method_types: ["sepa_debit"] });
  const { id: payment_method } = await stripe.paymentMethods.create({
    type: "sepa_debit",
    sepa_debit: { iban: "IT60X0542811101000000123456" },
  });
  const confirmed = await stripe.setupIntents.confirm(id, { payment_method });
  expect(confirmed).toMatchObject({ status: "succeeded", mandate: expect.stringMatching(/^mandate_/) });
});

it("sends events again, twice and in another order, when asked", async () => {
  const { data } = await stripe.events.list({ limit: 3 });
  const events = [...data, ...data.toReversed()].map(({ id }) => id);
  const before = received.length;
  const response = await fetch(`${provider.url}/demo/redeliver`, {
    method: "POST",
    headers: { authorization: `Bearer ${provider.secretKey}` },
    body: JSON.stringify({ events }),
  });
  expect(await response.json()).toEqual({ accepted: 6 });
  expect(received.length).toBeGreaterThanOrEqual(before + 6);
});

it("serves the page's script and keeps its state over a restart", async () => {
  const script = await fetch(provider.scriptUrl);
  expect(script.headers.get("content-type")).toContain("javascript");
  const { id } = await create();
  await provider.stop();
  provider = await startCardProvider({ port: 0, dataDir, siteOrigin });
  stripe = clientOf(provider);
  expect((await stripe.paymentIntents.retrieve(id)).amount).toBe(amount);
});
