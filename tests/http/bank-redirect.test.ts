import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { germanOrder } from "../support/bank-redirect.ts";
import { firstFound, placeOrder } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let stranger: Caller;
beforeAll(async () => {
  cloud = await startTestCloud();
  stranger = await new Caller(cloud.url).login("cliente@solvia.example");
});
afterAll(() => cloud.stop());

interface Redirect {
  url: string;
  sourceId: string;
}
const pageOf = (caller: Caller, order: string) => caller.call("GET", `/orders/${order}/sofort-redirect-url`);
const statusOf = async (caller: Caller, { sourceId }: Redirect) =>
  (await caller.call("GET", `/orders/source-status/${sourceId}`)).body as { state: string; orderId: string };

/** What its customer does at the bank: where that leads back to. */
async function atBank({ url }: Redirect, result: "authorized" | "refused" | "later"): Promise<URL> {
  expect(await (await fetch(url)).text()).toContain("Banca dimostrativa");
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams({ result }), redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "");
}

it("leads to one page at the bank for an attempt, and tells its buyer alone how the payment stands", async () => {
  const { buyer, order } = await germanOrder(cloud.url);
  const ways = (await buyer.call("GET", `/transactions/${order}.1/ways-to-pay`)).body as { items: { way: string }[] };
  expect(ways.items.map(({ way }) => way)).toContain("sofort");
  const answers = await Promise.all([1, 2].map(() => pageOf(buyer, order)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const page = answers[0]!.body as Redirect;
  expect(answers[1]!.body).toEqual(page);
  expect((await pageOf(buyer, order)).body).toEqual(page);
  expect(await statusOf(buyer, page)).toMatchObject({ orderId: order, state: "open" });
  expect((await pageOf(stranger, order)).status).toBe(404);
  for (const sourceId of [page.sourceId, "pi_nothing"])
    expect((await stranger.call("GET", `/orders/source-status/${sourceId}`)).status).toBe(404);
  const back = await atBank(page, "authorized");
  expect([back.pathname, back.searchParams.get("order"), back.searchParams.get("payment_intent")]).toEqual([
    "/success-sofort",
    order,
    page.sourceId,
  ]);
  await expect.poll(async () => (await statusOf(buyer, page)).state).toBe("paid");
  expect((await buyer.call("GET", `/orders/${order}`)).body).toMatchObject({ status: "paid", method: "sofort" });
  expect((await pageOf(buyer, order)).body).toMatchObject({ code: "invalid-transition" });
});

it("says that a bank takes its time, and that one has refused: then another attempt has another page", async () => {
  const { buyer, order } = await germanOrder(cloud.url);
  const refused = (await pageOf(buyer, order)).body as Redirect;
  expect((await atBank(refused, "refused")).searchParams.get("redirect_status")).toBe("failed");
  await expect.poll(async () => (await statusOf(buyer, refused)).state).toBe("failed");
  expect((await buyer.call("POST", `/orders/${order}/retry`)).status).toBe(200);
  const page = (await pageOf(buyer, order)).body as Redirect;
  expect(page.sourceId).not.toBe(refused.sourceId);
  expect((await atBank(page, "later")).searchParams.get("redirect_status")).toBe("processing");
  expect((await statusOf(buyer, page)).state).toBe("processing");
  await expect
    .poll(async () => (await buyer.call("GET", `/orders/${order}`)).body)
    .toMatchObject({ status: "processingPayment" });
  expect((await pageOf(buyer, order)).body).toMatchObject({ code: "invalid-transition" });
});

it("has no bank's page for what goes to an Italian address, and none while the provider is down", async () => {
  const goods = await firstFound(stranger, "category=panels&available=true");
  const order = await placeOrder(stranger, goods, 2, "manual_wire_transfer");
  expect((await pageOf(stranger, order)).body).toMatchObject({ code: "method-not-allowed" });
  const ways = await stranger.call("GET", `/transactions/${order}.1/ways-to-pay`);
  expect(JSON.stringify(ways.body)).not.toContain("sofort");
  const { buyer, order: german } = await germanOrder(cloud.url);
  await fetch(`${process.env["STRIPE_API_URL"]}/demo/lose-answers`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env["STRIPE_SECRET_KEY"]}` },
    body: JSON.stringify({ path: "/v1/payment_intents", times: 3, done: true }),
  });
  expect(await pageOf(buyer, german)).toMatchObject({ status: 502, body: { code: "provider-unavailable" } });
  expect((await pageOf(buyer, german)).status).toBe(200);
});
