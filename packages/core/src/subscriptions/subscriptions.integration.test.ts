import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { announced } from "../../../../tests/support/accounts.ts";
import { arrive, eventsOf, useCardProvider } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { authenticated, bankSays, caller, choose, person, storedCard } from "../../../../tests/support/subscribers.ts";
import { listOwnOrders } from "../orders/finding/list-own-orders.ts";
import { applyCardEvent } from "../orders/payment/card-events.ts";
import { romeDate } from "../platform/time.ts";
import type { User } from "../platform/access.ts";
import { cancelSubscription, changePaymentMethod, toggleAutoRenew } from "./change-subscription.ts";
import { endByOffice } from "./take-away.ts";
import {
  subscriptionAuthenticationNeeded,
  subscriptionChargeFailed,
  subscriptionEnded,
  subscriptionPaid,
  trialEnding,
} from "./events.ts";
import { orderPlan } from "./order-plan.ts";
import { settleCharge } from "./settle-charge.ts";
import { findSubscription } from "./stored-subscription.ts";
import { planPrices, type PlanPrice } from "../plans/plan.ts";
import { subscriptionView } from "./subscription-view.ts";
import { tendSubscriptions } from "./tend-subscriptions.ts";

useDatabase();
useCardProvider();

const now = new Date("2026-11-20T10:00:00Z");
const on = (day: string, clock = "06:00:00Z") => new Date(`${day}T${clock}`);
const entitlement = async ({ id }: User, at: Date) => (await caller(id, at)).entitlement;
const viewOf = async ({ id }: User, at: Date) => subscriptionView(await caller(id, at), at);
const standing = async (user: User, at: Date) => (await viewOf(user, at)).subscription?.standing;
const ordersOf = async (user: User, at: Date) => (await listOwnOrders(user, { limit: 50 }, at)).items;
const paidOf = async (user: User, at: Date) =>
  (await ordersOf(user, at)).filter(({ status }) => status === "paid").map(({ amounts }) => amounts.total);
const told = async <T extends { userId: string }>(list: Promise<T[]>, { id }: User) =>
  (await list).filter(({ userId }) => userId === id);

/** A subscriber whose month was paid on 20 November. */
async function subscriber(plan: "premium" | "exclusive" = "exclusive", number?: string): Promise<User> {
  const user = await person(now);
  await choose(user, plan, now, { setupIntentId: await storedCard(user, number) });
  return user;
}
const paying = () => subscriber("exclusive");

describe("choosing a plan", () => {
  it("tries premium once, with a card, and charges nothing", async () => {
    const user = await person(now);
    await expect(choose(user, "premium", now)).rejects.toThrow("card-missing");
    await choose(user, "premium", now, { setupIntentId: await storedCard(user) });
    expect(await standing(user, now)).toBe("trial");
    expect(await entitlement(user, now)).toBe("premium");
    expect(await ordersOf(user, now)).toHaveLength(0);
    await cancelSubscription(user, now);
    // What was promised to be tried stays until its day (spec 6).
    expect(await entitlement(user, now)).toBe("premium");
    expect(await entitlement(user, on("2026-12-05"))).toBe("none");
    await choose(user, "premium", now);
    expect(await paidOf(user, now)).toEqual([5_978]);
  });

  it("lets a company try once, whoever of it asks", async () => {
    const user = await person(now, { company: true });
    await choose(user, "premium", now, { setupIntentId: await storedCard(user) });
    const colleague = { ...(await person(now)), companyId: user.companyId };
    const { choices } = await subscriptionView(await caller(colleague.id, now), now);
    expect(choices[0]?.act).toBe("try");
    const setupIntentId = await storedCard(colleague);
    await choose(colleague, "premium", now, { setupIntentId });
    expect((await findSubscription(colleague.id))?.trialExpirationDate).toBeUndefined();
    expect(await paidOf(colleague, now)).toEqual([5_978]);
  });

  it("charges a month to the cent, as it was shown, with its order in the ledger", async () => {
    const user = await person(now);
    const { choices } = await viewOf(user, now);
    expect(choices[1]).toMatchObject({ act: "start", net: 14_900, vat: 3_278, total: 18_178 });
    const setupIntentId = await storedCard(user);
    await expect(choose(user, "exclusive", now, { setupIntentId, expectedTotal: 18_177 })).rejects.toThrow(
      "prices-changed",
    );
    await choose(user, "exclusive", now, { setupIntentId, expectedTotal: 18_178 });
    const [order] = await ordersOf(user, now);
    expect(order).toMatchObject({ status: "paid", fulfilment: "none", amounts: { total: 18_178 } });
    expect((await viewOf(user, now)).subscription).toMatchObject({
      standing: "active",
      periodTo: "2026-12-20",
      renewal: { on: "2026-12-20", total: 18_178 },
      card: { last4: "4242" },
    });
  });

  it("upgrades on the day after a paid month for a month of its own, before anybody has charged the next", async () => {
    const user = await subscriber("premium");
    const paid = (await findSubscription(user.id))!;
    const after = on(paid.periodTo);
    await choose(user, "exclusive", after);
    expect(await findSubscription(user.id)).toMatchObject({ plan: "exclusive", periodFrom: paid.periodTo });
    expect(await paidOf(user, after)).toContain(18_178);
  });

  it("asks a company's buyer for an owner above their limit", async () => {
    const user = await person(now, { company: true });
    const buyer = { ...user, memberRole: "buyer" as const, approvalLimit: 5_000 };
    await expect(orderPlan(buyer, "premium-2026", now)).rejects.toMatchObject({
      code: "approval-needed",
      params: { limit: 5_000, total: 5_978 },
    });
    expect(await ordersOf(user, now)).toEqual([]);
    expect(await orderPlan({ ...buyer, approvalLimit: 5_978 }, "premium-2026", now)).toMatchObject({
      status: "pendingPayment",
    });
  });

  it("makes one of double clicks", async () => {
    const user = await person(now);
    const setupIntentId = await storedCard(user);
    await Promise.all([1, 2, 3].map(() => choose(user, "exclusive", now, { setupIntentId })));
    expect(await paidOf(user, now)).toEqual([18_178]);
    expect(await ordersOf(user, now)).toHaveLength(1);
    const premium = await subscriber("premium");
    await choose(premium, "exclusive", now);
    await Promise.all([1, 2].map(() => choose(premium, "exclusive", now)));
    expect(await paidOf(premium, now)).toEqual([18_178]);
  });

  it("leaves everything as it was where the card is declined", async () => {
    const user = await person(now);
    const setupIntentId = await storedCard(user, "4000000000000341");
    await expect(choose(user, "exclusive", now, { setupIntentId })).rejects.toThrow("payment-declined");
    expect(await entitlement(user, now)).toBe("none");
    expect((await viewOf(user, now)).subscription).toBeUndefined();
    expect((await ordersOf(user, now))[0]).toMatchObject({ status: "failed", failedReason: "expired" });
    await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
    expect(await entitlement(user, now)).toBe("exclusive");
  });

  it("takes no other's card, and no card that isn't stored yet", async () => {
    const [user, other] = [await person(now), await person(now)];
    const setupIntentId = await storedCard(other);
    await expect(choose(user, "premium", now, { setupIntentId })).rejects.toThrow("card-missing");
    await expect(choose(user, "premium", now, { setupIntentId: "seti_nothing" })).rejects.toThrow("card-missing");
  });

  it("waits for the bank's word, and begins with it", async () => {
    const user = await person(now);
    const setupIntentId = await storedCard(user, "4000002760003184");
    await choose(user, "exclusive", now, { setupIntentId });
    const { authentication, subscription } = await viewOf(user, now);
    expect(subscription?.standing).toBe("pending");
    expect(await entitlement(user, now)).toBe("none");
    await authenticated(authentication?.clientSecret ?? "", (await findSubscription(user.id))?.methodId ?? "");
    const [order] = await ordersOf(user, now);
    const intent = order?.transactions[0]?.providerIntentId ?? "";
    for (const event of await eventsOf(intent)) await applyCardEvent(event, now);
    await settleCharge(user.id, order?.id ?? "", now);
    expect(await standing(user, now)).toBe("active");
  });
});

describe("up and down", () => {
  it("upgrades at once for the days that are left, shown before", async () => {
    const user = await subscriber("premium");
    await choose(user, "premium", now);
    await tendSubscriptions(on("2026-12-04"));
    const half = on("2026-12-19");
    const { choices } = await viewOf(user, half);
    // 16 of the 31 days from 4 December: 100 euro × 16 / 31.
    expect(choices[1]).toMatchObject({ act: "upgrade", net: 5_161, total: 6_296 });
    await choose(user, "exclusive", half, { expectedTotal: 6_296 });
    expect(await entitlement(user, half)).toBe("exclusive");
    expect((await findSubscription(user.id))?.periodTo).toBe("2027-01-04");
    // Down again on the same day: nothing goes back, the lower plan begins with the next month.
    await choose(user, "premium", half);
    expect(await entitlement(user, half)).toBe("exclusive");
    expect((await viewOf(user, half)).subscription).toMatchObject({ nextPlan: "premium", renewal: { total: 5_978 } });
    await tendSubscriptions(on("2027-01-04"));
    expect(await entitlement(user, on("2027-01-04"))).toBe("premium");
    expect(await paidOf(user, half)).toEqual([5_978, 6_296, 5_978]);
  });

  it("keeps the plan where the upgrade isn't paid", async () => {
    const user = await subscriber("premium");
    await bankSays(user, "insufficient-funds");
    await expect(choose(user, "exclusive", now)).rejects.toThrow("payment-declined");
    expect(await entitlement(user, now)).toBe("premium");
    expect((await findSubscription(user.id))?.charge).toBeUndefined();
  });

  it("upgrades nobody who owes a month", async () => {
    const user = await subscriber("premium");
    await bankSays(user, "insufficient-funds");
    await tendSubscriptions(on("2026-12-04"));
    await expect(choose(user, "exclusive", on("2026-12-04"))).rejects.toThrow("charge-open");
  });
});

describe("renewing", () => {
  it("tells of the trial's end three days before, once, and charges on its day, once", async () => {
    const user = await subscriber("premium");
    await tendSubscriptions(on("2026-11-30"));
    expect(await told(announced(trialEnding), user)).toHaveLength(0);
    await tendSubscriptions(on("2026-12-01"));
    await tendSubscriptions(on("2026-12-01"));
    expect(await told(announced(trialEnding), user)).toMatchObject([{ on: "2026-12-04", amount: 5_978 }]);
    await Promise.all([1, 2, 3].map(() => tendSubscriptions(on("2026-12-04"))));
    await tendSubscriptions(on("2026-12-04"));
    expect(await paidOf(user, now)).toEqual([5_978]);
    expect(await told(announced(subscriptionPaid), user)).toMatchObject([{ kind: "renewal", until: "2027-01-04" }]);
  });

  it("goes on for fourteen months, a charge a month, through short months and changed clocks", async () => {
    const begin = on("2026-12-31", "11:00:00Z");
    const user = await person(begin);
    await choose(user, "exclusive", begin, { setupIntentId: await storedCard(user) });
    for (let day = begin; day < on("2028-03-01"); day = addDays(day, 1)) {
      await tendSubscriptions(day);
      expect(await entitlement(user, day)).toBe("exclusive");
    }
    const orders = await ordersOf(user, begin);
    expect(orders.map(({ placedOn }) => romeDate(new Date(placedOn))).toReversed()).toEqual([
      "2026-12-31",
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
      "2027-05-31",
      "2027-06-30",
      "2027-07-31",
      "2027-08-31",
      "2027-09-30",
      "2027-10-31",
      "2027-11-30",
      "2027-12-31",
      "2028-01-31",
      "2028-02-29",
    ]);
    expect(new Set(await paidOf(user, begin))).toEqual(new Set([18_178]));
  });

  it("tries a soft decline on days 1, 3 and 7, without benefits, and gives up", async () => {
    const user = await paying();
    await bankSays(user, "insufficient-funds");
    const tries: number[] = [];
    for (let day = on("2026-12-20"); day < on("2026-12-30"); day = addDays(day, 1)) {
      await tendSubscriptions(day);
      await tendSubscriptions(day);
      const { charge } = (await findSubscription(user.id)) ?? {};
      tries.push(charge?.tries ?? -1);
      expect(await entitlement(user, day)).toBe("none");
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, -1, -1, -1]);
    expect(await told(announced(subscriptionChargeFailed), user)).toHaveLength(3);
    expect(await told(announced(subscriptionEnded), user)).toMatchObject([{ how: "unpaid" }]);
    expect((await ordersOf(user, now))[0]).toMatchObject({ status: "failed", failedReason: "expired" });
  });

  it("comes back when a retry is paid: the new month begins on that day", async () => {
    const user = await paying();
    await bankSays(user, "insufficient-funds");
    await tendSubscriptions(on("2026-12-20"));
    expect(await standing(user, on("2026-12-20"))).toBe("past_due");
    await bankSays(user, "ok");
    await tendSubscriptions(on("2026-12-21"));
    expect((await viewOf(user, on("2026-12-21"))).subscription).toMatchObject({
      standing: "active",
      periodTo: "2027-01-21",
    });
    expect(await paidOf(user, now)).toHaveLength(2);
  });

  it("asks a card that will never pay no more, and takes another", async () => {
    const user = await paying();
    await bankSays(user, "lost-card");
    for (const day of ["2026-12-20", "2026-12-21", "2026-12-23"]) await tendSubscriptions(on(day));
    const { charge } = (await findSubscription(user.id)) ?? {};
    expect(charge).toMatchObject({ tries: 1, failure: "hard", nextOn: "2026-12-27" });
    await changePaymentMethod(user, await storedCard(user, "5555555555554444"), on("2026-12-24"));
    expect((await viewOf(user, on("2026-12-24"))).subscription).toMatchObject({
      standing: "active",
      card: { brand: "mastercard" },
    });
    expect(await paidOf(user, now)).toHaveLength(2);
  });

  it("asks the holder by mail before the renewal fails, and goes on when they answer", async () => {
    const user = await paying();
    await bankSays(user, "always-authenticate");
    const day = on("2026-12-20");
    await tendSubscriptions(day);
    expect(await told(announced(subscriptionAuthenticationNeeded), user)).toMatchObject([{ by: "2026-12-21" }]);
    expect(await told(announced(subscriptionChargeFailed), user)).toHaveLength(0);
    expect(await entitlement(user, day)).toBe("exclusive");
    const { authentication } = await viewOf(user, day);
    await authenticated(authentication?.clientSecret ?? "", (await findSubscription(user.id))?.methodId ?? "");
    const [order] = await ordersOf(user, day);
    await arrive(order?.transactions[0]?.providerIntentId ?? "");
    // The event's message may come late: the schedule looks before it fails anything.
    await tendSubscriptions(on("2026-12-21"));
    expect((await viewOf(user, day)).subscription).toMatchObject({ standing: "active", periodTo: "2027-01-20" });
  });

  it("fails on the next day where the holder says nothing", async () => {
    const user = await paying();
    await bankSays(user, "always-authenticate");
    await tendSubscriptions(on("2026-12-20"));
    await tendSubscriptions(on("2026-12-21"));
    expect(await standing(user, on("2026-12-21"))).toBe("authentication");
    expect(await entitlement(user, on("2026-12-21"))).toBe("none");
    await tendSubscriptions(on("2026-12-27"));
    expect(await standing(user, on("2026-12-27"))).toBe("ended");
  });

  it("waits for a provider that is down at that minute", async () => {
    const user = await paying();
    await fetch(`${process.env["STRIPE_API_URL"]}/demo/lose-answers`, {
      method: "POST",
      headers: { authorization: `Bearer ${process.env["STRIPE_SECRET_KEY"]}` },
      body: JSON.stringify({ path: "/v1/payment_intents", times: 3, done: true }),
    });
    const day = on("2026-12-20");
    expect((await tendSubscriptions(day)).hindered).toBe(1);
    expect(await entitlement(user, day)).toBe("exclusive");
    await tendSubscriptions(on("2026-12-20", "07:00:00Z"));
    expect(await paidOf(user, now)).toHaveLength(2);
  });

  it("is changed by no late or repeated event", async () => {
    const user = await paying();
    const [order] = await ordersOf(user, now);
    const before = await findSubscription(user.id);
    await arrive(order?.transactions[0]?.providerIntentId ?? "");
    await settleCharge(user.id, order?.id ?? "", now);
    expect(await findSubscription(user.id)).toEqual(before);
  });
});

describe("ending", () => {
  it("cancels at the month's end, and can be taken back until then", async () => {
    const user = await paying();
    await cancelSubscription(user, now);
    expect(await standing(user, now)).toBe("ending");
    expect((await viewOf(user, now)).subscription?.renewal).toBeUndefined();
    expect(
      (await viewOf(user, now)).choices.flatMap(({ act, documents }) => (act === "downgrade" ? [] : documents)),
    ).not.toContainEqual(expect.objectContaining({ when: "renewal" }));
    await toggleAutoRenew(user, now);
    expect(await standing(user, now)).toBe("active");
    expect((await viewOf(user, now)).subscription?.renewal).toMatchObject({ on: "2026-12-20" });
    await toggleAutoRenew(user, now);
    await tendSubscriptions(on("2026-12-19"));
    expect(await entitlement(user, on("2026-12-19"))).toBe("exclusive");
    await tendSubscriptions(on("2026-12-20"));
    expect(await entitlement(user, on("2026-12-20"))).toBe("none");
    expect(await paidOf(user, now)).toHaveLength(1);
    expect(await told(announced(subscriptionEnded), user)).toMatchObject([{ how: "canceled" }]);
  });

  it("owes nothing that was cancelled while it failed", async () => {
    const user = await paying();
    await bankSays(user, "insufficient-funds");
    await tendSubscriptions(on("2026-12-20"));
    await cancelSubscription(user, on("2026-12-20"));
    await bankSays(user, "ok");
    await tendSubscriptions(on("2026-12-21"));
    expect(await paidOf(user, now)).toHaveLength(1);
    expect((await ordersOf(user, now))[0]).toMatchObject({ status: "failed" });
  });

  it("ends when the office takes it away, and charges nothing more", async () => {
    const user = await paying();
    await endByOffice(user.id, now);
    expect(await entitlement(user, now)).toBe("none");
    await tendSubscriptions(on("2026-12-20"));
    expect(await paidOf(user, now)).toHaveLength(1);
  });
});

it("renews late at the price of the day on which the month began, whatever it costs by then", async () => {
  const user = await paying();
  const prices = planPrices as PlanPrice[];
  prices.push({ id: "exclusive-dearer", plan: "exclusive", price: 19_900, from: "2026-12-21" });
  try {
    await tendSubscriptions(on("2026-12-23"));
    expect(await paidOf(user, on("2026-12-23"))).toEqual([18_178, 18_178]);
    expect(await findSubscription(user.id)).toMatchObject({ price: 14_900, priceId: "exclusive-2026" });
    await tendSubscriptions(on("2027-01-20"));
    expect(await findSubscription(user.id)).toMatchObject({ price: 19_900, priceId: "exclusive-dearer" });
  } finally {
    prices.pop();
  }
});
