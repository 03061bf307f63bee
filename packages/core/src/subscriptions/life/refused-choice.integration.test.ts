import { expect, it } from "vitest";
import { announced } from "../../../../../tests/support/accounts.ts";
import { useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { caller, choose, person, storedCard } from "../../../../../tests/support/subscribers.ts";
import { listOwnOrders } from "../../orders/finding/list-own-orders.ts";
import type { User } from "../../platform/access.ts";
import { cancelSubscription, toggleAutoRenew } from "../change-subscription.ts";
import { subscriptionCanceled } from "../events.ts";
import { listSubscriptions, userSubscription } from "../office-list.ts";
import { orderPlan } from "../order-plan.ts";
import { findSubscription } from "../stored-subscription.ts";
import { subscriptionView } from "../subscription-view.ts";
import { tendSubscriptions } from "../tend-subscriptions.ts";

useDatabase();
useCardProvider();

const refused = "4000000000000341";
const asks = "4000002760003184";
const now = new Date("2026-11-20T10:00:00Z");
const on = (day: string) => new Date(`${day}T06:00:00Z`);
const viewOf = async ({ id }: User, at = now) => subscriptionView(await caller(id, at), at);
const ordersOf = async (user: User, at = now) => (await listOwnOrders(user, { limit: 50 }, at)).items;
const listed = async ({ id }: User, at = now) =>
  (await listSubscriptions({ limit: 100 }, at)).items.filter((row) => row.id === id);

it("a first month that the card refuses leaves no plan, spends no trial and may be tried again", async () => {
  const user = await person(now);
  const setupIntentId = await storedCard(user, refused);
  await expect(choose(user, "exclusive", now, { setupIntentId })).rejects.toThrow("payment-declined");
  const { subscription, choices, entitlement } = await viewOf(user);
  expect([subscription, entitlement]).toEqual([undefined, "none"]);
  expect(choices.map(({ act, open }) => [act, open])).toEqual([
    ["try", true],
    ["start", true],
  ]);
  expect(await listed(user)).toEqual([]);
  expect((await userSubscription(user.id, now)).subscription).toBeUndefined();
  expect((await ordersOf(user)).map(({ status }) => status)).toEqual(["failed"]);
  await choose(user, "premium", now, { setupIntentId: await storedCard(user) });
  expect((await viewOf(user)).subscription).toMatchObject({ plan: "premium", standing: "trial" });
});

it("a refused choice leaves what somebody had before as it was", async () => {
  const user = await person(now);
  await choose(user, "premium", now, { setupIntentId: await storedCard(user) });
  await cancelSubscription(user, now);
  const after = on("2026-12-20");
  const former = await findSubscription(user.id);
  const setupIntentId = await storedCard(user, refused);
  await expect(choose(user, "exclusive", after, { setupIntentId })).rejects.toThrow("payment-declined");
  const { plan, periodFrom, periodTo, canceledOn, createdOn } = former!;
  expect(await findSubscription(user.id)).toMatchObject({ plan, periodFrom, periodTo, canceledOn, createdOn });
  expect((await viewOf(user, after)).subscription).toMatchObject({ plan: "premium", standing: "ended" });
  await orderPlan(user, "exclusive-2026", after);
  // While it waits to be paid it is shown by what was ordered.
  expect((await viewOf(user, after)).subscription).toMatchObject({ plan: "exclusive", standing: "pending" });
  expect(await listed(user, after)).toMatchObject([{ plan: "exclusive", standing: "pending" }]);
  await cancelSubscription(user, after);
  expect((await viewOf(user, after)).subscription).toMatchObject({ plan: "premium", standing: "ended" });
  await choose(user, "exclusive", after, { setupIntentId: await storedCard(user) });
  expect((await viewOf(user, after)).subscription).toMatchObject({ plan: "exclusive", standing: "active" });
});

it("whose bank wants to hear from them may pay with another card instead", async () => {
  const user = await person(now);
  await choose(user, "exclusive", now, { setupIntentId: await storedCard(user, asks) });
  expect((await viewOf(user)).subscription).toMatchObject({ standing: "pending" });
  await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
  expect((await viewOf(user)).subscription).toMatchObject({ standing: "active", card: { last4: "4242" } });
  expect((await ordersOf(user)).map(({ status }) => status)).toEqual(["paid"]);
});

it("a plan that has ended is in no list of what is due", async () => {
  const user = await person(now);
  await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
  const listedDue = async () => ((await findSubscription(user.id)) as { gsi3pk?: string }).gsi3pk;
  expect(await listedDue()).toBeDefined();
  await cancelSubscription(user, now);
  await tendSubscriptions(on("2026-12-20"));
  expect(await findSubscription(user.id)).toMatchObject({ status: "canceled" });
  expect(await listedDue()).toBeUndefined();
});

it("cancelling again a trial or a month that is owed finds it done, and tells once", async () => {
  const told = async ({ id }: User) => (await announced(subscriptionCanceled)).filter(({ userId }) => userId === id);
  const trying = await person(now);
  await choose(trying, "premium", now, { setupIntentId: await storedCard(trying) });
  await Promise.all([cancelSubscription(trying, now), cancelSubscription(trying, now)]);
  await cancelSubscription(trying, now);
  expect(await told(trying)).toHaveLength(1);
  const owing = await person(now);
  await choose(owing, "premium", now, { setupIntentId: await storedCard(owing, refused) });
  await tendSubscriptions(on("2026-12-04"));
  expect((await viewOf(owing, on("2026-12-04"))).subscription).toMatchObject({ standing: "past_due" });
  await cancelSubscription(owing, on("2026-12-04"));
  await cancelSubscription(owing, on("2026-12-04"));
  expect(await told(owing)).toHaveLength(1);
  // Nothing is left to be cancelled of somebody who never began.
  await expect(cancelSubscription(await person(now), now)).rejects.toThrow("not-found");
});

it("what was cancelled to its end goes on once the renewal is on again", async () => {
  const user = await person(now);
  await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
  await cancelSubscription(user, now);
  await toggleAutoRenew(user, now);
  expect((await viewOf(user)).subscription).toMatchObject({ standing: "active" });
  expect((await findSubscription(user.id))?.canceledOn).toBeUndefined();
  for (const day of ["2026-12-06", "2026-12-13", "2026-12-20"]) await tendSubscriptions(on(day));
  expect(await findSubscription(user.id)).toMatchObject({ status: "active", periodTo: "2027-01-20" });
});

it("a downgrade of what was cancelled turns the renewal on, which is said before", async () => {
  const user = await person(now);
  await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
  expect((await viewOf(user)).choices[0]).toMatchObject({ act: "downgrade", turnsRenewalOn: false });
  await cancelSubscription(user, now);
  const [lower] = (await viewOf(user)).choices;
  expect(lower).toMatchObject({ act: "downgrade", turnsRenewalOn: true, total: 0, monthly: 5_978 });
  expect(lower?.documents).toMatchObject([{ when: "renewal", on: "2026-12-20", net: 4_900, vat: 1_078 }]);
  await choose(user, "premium", now, { expectedTotal: 0 });
  expect((await viewOf(user)).subscription).toMatchObject({
    standing: "active",
    nextPlan: "premium",
    renewal: { plan: "premium", on: "2026-12-20", total: 5_978 },
  });
  for (const day of ["2026-12-06", "2026-12-13", "2026-12-20"]) await tendSubscriptions(on(day));
  expect(await findSubscription(user.id)).toMatchObject({ plan: "premium", status: "active", price: 4_900 });
});
