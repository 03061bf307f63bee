import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Ajv } from "ajv";
import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCardProvider, type CardProvider } from "./index.ts";
import { formOf } from "./input.ts";

const data = process.env["MARKET_DATA"] ?? "market-data";
const fileOf = (name: string) => join(data, name);
const read = (name: string): unknown => JSON.parse(readFileSync(fileOf(name), "utf8"));
const present = existsSync(fileOf("stripe-fixtures-subset.json"));

let provider: CardProvider;
let recorder: Server;
let stripe: Stripe;
const requests: { operation: string; parameters: unknown }[] = [];

/** "PostPaymentIntentsIntentConfirm": how the schema names the operation of a path. */
const operationOf = (path: string) =>
  "Post" +
  path
    .split("/")
    .slice(2)
    .map((part) =>
      part.includes("_") && /\d/.test(part)
        ? "Intent"
        : part.replaceAll(/(?:^|_)(\w)/g, (_, c: string) => c.toUpperCase()),
    )
    .join("");

/** Stands before the provider, keeps what the real library wrote and hands it on. */
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "wire-format-"));
  provider = await startCardProvider({ port: 0, dataDir, siteOrigin: "http://localhost:3000" });
  recorder = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { method = "GET", url = "/", headers } = request;
      if (method === "POST") requests.push({ operation: operationOf(url), parameters: formOf(body) });
      const answer = await fetch(`${provider.url}${url}`, {
        method,
        headers: { authorization: String(headers.authorization) },
        ...(method === "POST" && { body }),
      });
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => recorder.listen(0, "127.0.0.1", resolve));
  const { port } = recorder.address() as AddressInfo;
  stripe = new Stripe(provider.secretKey, { host: "127.0.0.1", port, protocol: "http" });
});
afterAll(async () => {
  recorder.close();
  await provider.stop();
});

async function everyResource(): Promise<Record<string, object>> {
  const metadata = { orderId: "A", seq: "1" };
  const customer = await stripe.customers.create({ email: "ada@example.com", metadata });
  const created = await stripe.paymentIntents.create({
    amount: 1000,
    currency: "eur",
    customer: customer.id,
    allowed_payment_method_types: ["card"],
    description: "ORD 1",
    metadata,
  });
  const payment_intent = await stripe.paymentIntents.confirm(created.id, { payment_method: "pm_card_visa" });
  const payment_method = await stripe.paymentMethods.retrieve(payment_intent.payment_method as string);
  const refund = await stripe.refunds.create({ payment_intent: created.id, amount: 1 });
  const setup_intent = await stripe.setupIntents.create({
    allowed_payment_method_types: ["sepa_debit"],
    usage: "off_session",
    metadata,
  });
  await stripe.setupIntents.create({
    customer: customer.id,
    payment_method: payment_method.id,
    allowed_payment_method_types: ["card"],
    usage: "off_session",
    confirm: true,
    use_stripe_sdk: true,
    metadata,
  });
  const other = await stripe.paymentIntents.create({ amount: 1, currency: "eur" });
  await stripe.paymentIntents.cancel(other.id);
  const { data: events } = await stripe.events.list({ limit: 1 });
  const account = await stripe.accounts.create({ type: "express", country: "IT", business_type: "company", metadata });
  const account_link = await stripe.accountLinks.create({
    account: account.id,
    type: "account_onboarding",
    return_url: "http://localhost:3000/profile/account",
    refresh_url: "http://localhost:3000/profile/account",
  });
  const event = events[0] ?? {};
  return { customer, payment_intent, payment_method, refund, setup_intent, event, account, account_link };
}

// The provider's descriptions are several megabytes of schemas to compile.
describe.skipIf(!present)("the wire format, against the provider's own descriptions", { timeout: 60_000 }, () => {
  it("sends requests that the parameters' schema allows", async () => {
    await everyResource();
    const schema = read("stripe-params-2026-10-28.schema.json") as object;
    const ajv = new Ajv({ strict: false, coerceTypes: "array" }).addSchema(schema, "params");
    const checked = requests.flatMap(({ operation, parameters }) => {
      const validate = ajv.getSchema(`params#/definitions/All/properties/${operation}`);
      if (!validate) return [];
      void validate(parameters);
      expect(validate.errors ?? [], operation).toEqual([]);
      return [operation];
    });
    expect(new Set(checked)).toEqual(
      new Set([
        "PostCustomers",
        "PostPaymentIntents",
        "PostPaymentIntentsIntentConfirm",
        "PostPaymentIntentsIntentCancel",
        "PostRefunds",
        "PostSetupIntents",
      ]),
    );
  });

  it("answers with fields that the provider's resources have, of their types", async () => {
    const fixtures = read("stripe-fixtures-subset.json") as Record<string, Record<string, unknown>>;
    for (const [name, resource] of Object.entries(await everyResource())) {
      for (const [field, value] of Object.entries(resource)) {
        if (field === "lastResponse") continue;
        const sample = fixtures[name]?.[field];
        expect(sample, `${name}.${field}`).not.toBeUndefined();
        if (sample !== null && value !== null) expect(typeof value, `${name}.${field}`).toBe(typeof sample);
      }
    }
  });
});
