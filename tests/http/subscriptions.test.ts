import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let person: Caller;
let stranger: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  person = await new Caller(cloud.url).login("cliente@solvia.example");
  stranger = await new Caller(cloud.url).login("installatore@solvia.example");
});
afterAll(() => cloud.stop());

interface View {
  entitlement: string;
  subscription?: { standing: string; autoRenew: boolean; paidBy?: string; periodTo: string };
  authentication?: { clientSecret: string; publishableKey: string; scriptUrl: string; methodId?: string };
  choices: { plan: string; act: string; priceId: string; net: number; vat: number; total: number }[];
}
const viewOf = async (caller: Caller) => (await caller.call("GET", "/subscriptions")).body as View;

/** What the provider's script on the page does with what the shop has answered. */
async function asPage(
  { clientSecret, publishableKey, scriptUrl }: { clientSecret: string; publishableKey: string; scriptUrl: string },
  kind: "setup_intents" | "payment_intents",
  fields: Record<string, string>,
) {
  const provider = new URL(scriptUrl).origin;
  const [id] = clientSecret.split("_secret_");
  const post = async (path: string, more: Record<string, string>) => {
    const answer = await fetch(`${provider}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({ client_secret: clientSecret, ...more }),
    });
    return (await answer.json()) as { status?: string };
  };
  const { status } = await post(`/v1/${kind}/${id}/confirm`, fields);
  if (status === "requires_action") await post(`/demo/${kind}/${id}/settle`, { result: "authorized" });
}

const typed = (number: string) => ({
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": number,
  "payment_method_data[card][exp_month]": "12",
  "payment_method_data[card][exp_year]": "2034",
  "payment_method_data[card][cvc]": "123",
});

async function stored(caller: Caller, number: string): Promise<string> {
  const { status, body } = await caller.call("POST", "/subscriptions/create-payment-setup-intent");
  expect(status).toBe(200);
  const intent = body as { setupIntentId: string; clientSecret: string; publishableKey: string; scriptUrl: string };
  await asPage(intent, "setup_intents", typed(number));
  return intent.setupIntentId;
}

/** Chooses at what the page shows, unless another sum is said. */
async function choose(caller: Caller, plan: string, body: object) {
  const shown = (await viewOf(caller)).choices.find((one) => one.plan === plan);
  const asked = { expectedTotal: shown?.total, ...body };
  return caller.call("POST", `/subscriptions/choose-plan/${plan}/${plan}-2026`, asked);
}

it("shows the plans to anybody", async () => {
  const { status, body } = await new Caller(cloud.url).call("GET", "/subscriptions/products");
  expect(status).toBe(200);
  const { items } = body as { items: { plan: string; benefits: { number: number }[] }[] };
  expect(items.map(({ benefits }) => benefits.map(({ number }) => number))).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13],
  ]);
  expect((await new Caller(cloud.url).call("GET", "/subscriptions")).status).toBe(401);
});

it("takes a customer from the card to a paid month and its letter, and out again", async () => {
  const before = await viewOf(person);
  expect(before.subscription).toBeUndefined();
  const wanted = before.choices.find(({ plan }) => plan === "exclusive");
  expect(wanted).toMatchObject({ act: "start", net: 14_900, vat: 3_278, total: 18_178 });
  const setupIntentId = await stored(person, "4242424242424242");
  expect((await choose(stranger, "exclusive", { setupIntentId })).body).toMatchObject({ code: "card-missing" });
  expect((await choose(person, "exclusive", { setupIntentId, expectedTotal: 1 })).body).toMatchObject({
    code: "prices-changed",
  });
  const [one, two] = await Promise.all([1, 2].map(() => choose(person, "exclusive", { setupIntentId })));
  expect([one?.status, two?.status]).toEqual([200, 200]);
  const after = await viewOf(person);
  expect(after).toMatchObject({ entitlement: "exclusive", subscription: { standing: "active", autoRenew: true } });
  expect((await person.call("GET", "/user")).body).toMatchObject({ user: { entitlement: "exclusive" } });
  const orderId = after.subscription?.paidBy ?? "";
  expect((await person.call("GET", `/orders/${orderId}`)).body).toMatchObject({
    status: "paid",
    amounts: { total: 18_178 },
  });
  expect((await stranger.call("GET", `/orders/${orderId}`)).status).toBe(404);
  await expect
    .poll(async () => (await mails(cloud.mailboxUrl)).some(({ subject }) => subject.includes("Exclusive")))
    .toBe(true);
  expect((await person.call("POST", "/subscriptions/toggle-auto-renew")).body).toMatchObject({
    subscription: { standing: "ending" },
  });
  expect((await person.call("POST", "/subscriptions/toggle-auto-renew")).body).toMatchObject({
    subscription: { standing: "active" },
  });
  expect((await person.call("POST", "/subscriptions/cancel")).body).toMatchObject({
    entitlement: "exclusive",
    subscription: { standing: "ending" },
  });
});

it("says that a card is declined, and begins with the bank's word where it asks for one", async () => {
  const declined = await choose(stranger, "exclusive", { setupIntentId: await stored(stranger, "4000000000000341") });
  expect(declined).toMatchObject({ status: 422, body: { code: "payment-declined" } });
  expect((await viewOf(stranger)).entitlement).toBe("none");
  const waiting = await choose(stranger, "exclusive", { setupIntentId: await stored(stranger, "4000002760003184") });
  const { authentication } = waiting.body as View;
  expect(waiting.body).toMatchObject({ entitlement: "none", subscription: { standing: "pending" } });
  if (!authentication) throw new Error("nothing to authenticate");
  await asPage(authentication, "payment_intents", { payment_method: authentication.methodId ?? "" });
  await expect.poll(async () => (await viewOf(stranger)).subscription?.standing).toBe("active");
});

it("orders a month to be paid by transfer, once", async () => {
  const buyer = await new Caller(cloud.url).login("acquirente@solvia.example");
  const order = async (expectedTotal = 5_978, price = "premium-2026") =>
    buyer.call("POST", `/orders/subscriptions/product-price/${price}`, { expectedTotal });
  expect(await order(4_900)).toMatchObject({ status: 409, body: { code: "prices-changed" } });
  const { status, body } = await order();
  expect(status).toBe(200);
  const { id, number } = body as { id: string; number: string };
  const again = { id, status: "pendingPayment", transactions: [{ method: "manual_wire_transfer", amount: 5_978 }] };
  expect((await order()).body).toMatchObject(again);
  await expect
    .poll(async () => (await mails(cloud.mailboxUrl)).filter(({ subject }) => subject.includes(number)).length)
    .toBe(1);
  expect((await viewOf(buyer)).subscription?.standing).toBe("pending");
  expect((await order(5_978, "nothing")).status).toBe(404);
  const free = await choose(buyer, "premium", { expectedTotal: 0 });
  expect(free).toMatchObject({ status: 409, body: { code: "charge-open" } });
  const unsaid = await buyer.call("POST", "/subscriptions/choose-plan/premium/premium-2026", {});
  expect(unsaid.status).toBe(422);
  const given = await buyer.call("POST", "/subscriptions/cancel");
  expect(given.status).toBe(200);
  expect((given.body as View).subscription).toBeUndefined();
  expect((await buyer.call("GET", `/orders/${(body as { id: string }).id}`)).body).toMatchObject({ status: "failed" });
});
