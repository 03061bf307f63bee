import { Stripe } from "stripe";
import { beforeAll, expect, it } from "vitest";
import { loseAnswers, useCardProvider } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { caller, person } from "../../../../tests/support/subscribers.ts";
import { applyCardEvent, signedEvent } from "../orders/payment/card-events.ts";
import { cardProvider } from "../payments/card-provider.ts";
import type { User } from "../platform/access.ts";
import { connectMerchant, merchantAccount } from "./connect-merchant.ts";
import { followAccount } from "./follow-account.ts";
import { findMerchantAccount } from "./stored-account.ts";

useDatabase();
useCardProvider();
beforeAll(() => {
  process.env["SITE_ORIGIN"] ??= "https://solvia.example";
});

const now = new Date("2026-11-20T10:00:00Z");

interface Known {
  id: string;
  metadata: Record<string, string>;
}

/** The accounts that the provider has of a merchant. */
async function accountsOf({ id }: Pick<User, "id">): Promise<string[]> {
  const { data } = (await cardProvider().rawRequest("GET", "/v1/accounts?limit=100")) as unknown as { data: Known[] };
  return data.filter(({ metadata }) => metadata["userId"] === id).map((account) => account.id);
}

/** The provider's people look at an account. */
const review = (account: string, result: "checks" | "passes" | "asks" | "refuses") =>
  cardProvider().rawRequest("POST", `/demo/accounts/${account}/review`, { result });

const stateOf = async (user: User) => (await findMerchantAccount(user.id))?.facts.state;

it("makes one account, however many ask at once and again", async () => {
  const user = await person(now, { company: true });
  const answers = await Promise.all(Array.from({ length: 6 }, () => connectMerchant(user, now)));
  answers.push(await connectMerchant(user, now));
  expect(await accountsOf(user)).toEqual([(await findMerchantAccount(user.id))?.accountId]);
  expect(new Set(answers.map(({ account }) => account.state))).toEqual(new Set(["begun"]));
  // A link is good for one visit: each answer has its own.
  expect(new Set(answers.map(({ onboarding }) => onboarding?.url)).size).toBe(answers.length);
});

it.each([true, false])(
  "makes one account where the provider's answer gets lost, the account made: %s",
  async (done) => {
    const user = await person(now);
    await loseAnswers("/v1/accounts", { times: 3, done });
    await expect(connectMerchant(user, now)).rejects.toMatchObject({ code: "provider-unavailable" });
    expect(await findMerchantAccount(user.id)).toBeUndefined();
    expect(await merchantAccount(user)).toEqual({});
    await connectMerchant(await caller(user.id, now), now);
    expect(await accountsOf(user)).toHaveLength(1);
  },
);

it("ends with what the provider knows last, whenever and however often its events come", async () => {
  const user = await person(now);
  await connectMerchant(user, now);
  const [account = ""] = await accountsOf(user);
  for (const result of ["checks", "asks", "passes"] as const) await review(account, result);
  const { data } = await cardProvider().events.list({ limit: 100 });
  const told = data.filter(({ data: { object } }) => (object as { id: string }).id === account);
  expect(told.map(({ type }) => type)).toEqual(["account.updated", "account.updated", "account.updated"]);
  // The newest first, as they are listed; then in their order; then at once: the object counts, not what an event carries.
  for (const event of [...told, ...told.toReversed()]) await applyCardEvent(event, now);
  expect(await stateOf(user)).toBe("ready");
  const { version } = (await findMerchantAccount(user.id)) ?? {};
  await Promise.all(told.map((event) => applyCardEvent(event, now)));
  expect((await findMerchantAccount(user.id))?.version).toBe(version);
  await review(account, "refuses");
  await Promise.all(told.map((event) => applyCardEvent(event, now)));
  expect(await stateOf(user)).toBe("refused");
  expect(await connectMerchant(user, now)).toEqual({
    account: { state: "refused", charges: false, payouts: false, missing: [] },
  });
});

it("changes nothing for an account that is nobody's here", async () => {
  const user = await person(now);
  await connectMerchant(user, now);
  await followAccount("acct_unknown");
  const metadata = { userId: user.id };
  const asked = { type: "express", country: "IT", business_type: "individual", metadata };
  const other = (await cardProvider().rawRequest("POST", "/v1/accounts", asked)) as unknown as Known;
  await review(other.id, "passes");
  await followAccount(other.id);
  expect(await stateOf(user)).toBe("begun");
});

it("takes events that are signed with either key of the webhook", async () => {
  const before = process.env["STRIPE_WEBHOOK_SECRET"] ?? "";
  process.env["STRIPE_WEBHOOK_SECRET"] = `${before} whsec_connected`;
  const payload = JSON.stringify({ object: "event", type: "account.updated", data: { object: { id: "acct_1" } } });
  const signedWith = (secret: string) => Stripe.webhooks.generateTestHeaderString({ payload, secret });
  expect(await signedEvent(payload, signedWith(before))).toMatchObject({ type: "account.updated" });
  expect(await signedEvent(payload, signedWith("whsec_connected"))).toMatchObject({ type: "account.updated" });
  await expect(signedEvent(payload, signedWith("whsec_other"))).rejects.toMatchObject({ code: "malformed-request" });
  process.env["STRIPE_WEBHOOK_SECRET"] = before;
});
