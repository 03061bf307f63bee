import { describe, expect, it } from "vitest";
import { announced } from "../../../../../tests/support/accounts.ts";
import { loseAnswers, useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import {
  authenticatedCard,
  bankSays,
  caller,
  choose,
  person,
  storedCard,
} from "../../../../../tests/support/subscribers.ts";
import type { User } from "../../platform/access.ts";
import { changePaymentMethod } from "../change-subscription.ts";
import { subscriptionAuthenticationNeeded, subscriptionRehearsed, subscriptionRenewing } from "../events.ts";
import { listSubscriptions } from "../office-list.ts";
import { findSubscription } from "../stored-subscription.ts";
import { subscriptionView } from "../subscription-view.ts";
import { tendSubscriptions } from "../tend-subscriptions.ts";

useDatabase();
useCardProvider();

const on = (day: string, clock = "06:00:00Z") => new Date(`${day}T${clock}`);
const now = on("2026-11-20");
/** Asks its holder until it was set up for later. */
const asking = "4000002500003155";

/** Exclusive, paid on 20 November: it renews on 20 December, so it is rehearsed on the 6th. */
async function subscriber(number?: string): Promise<User> {
  const user = await person(now);
  await choose(user, "exclusive", now, { setupIntentId: await storedCard(user, number) });
  return user;
}
const told = async <T extends { userId: string }>(list: Promise<T[]>, { id }: User) =>
  (await list).filter(({ userId }) => userId === id);
const outcome = async ({ id }: User) => (await findSubscription(id))?.rehearsal?.outcome;
const viewOf = async ({ id }: User, at: Date) => subscriptionView(await caller(id, at), at);
const entitlement = async ({ id }: User, at: Date) => (await caller(id, at)).entitlement;

describe("a renewal is rehearsed fourteen days ahead", () => {
  it("asks nothing of whose card will pay, and nobody a second time", async () => {
    const user = await subscriber(asking);
    await tendSubscriptions(on("2026-12-05"));
    expect(await outcome(user)).toBeUndefined();
    for (const day of ["2026-12-06", "2026-12-07"]) await tendSubscriptions(on(day));
    expect(await findSubscription(user.id)).toMatchObject({ rehearsal: { on: "2026-12-06", outcome: "passed" } });
    expect(await told(announced(subscriptionRehearsed), user)).toEqual([]);
    await tendSubscriptions(on("2026-12-20"));
    expect(await outcome(user)).toBeUndefined();
    await tendSubscriptions(on("2027-01-06"));
    expect(await findSubscription(user.id)).toMatchObject({ rehearsal: { on: "2027-01-06" } });
  });

  it("asks the holder by mail where the bank wants to hear from them, and the renewal doesn't fail once they answered", async () => {
    const user = await subscriber(asking);
    await bankSays(user, "authenticate");
    const day = on("2026-12-06");
    await tendSubscriptions(day);
    await tendSubscriptions(day);
    expect(await told(announced(subscriptionRehearsed), user)).toMatchObject([
      { outcome: "authentication", on: "2026-12-20", amount: 18_178 },
    ]);
    const { subscription } = await viewOf(user, day);
    expect(subscription).toMatchObject({ standing: "active", rehearsal: { outcome: "authentication" } });
    const { items } = await listSubscriptions({ standing: "active", limit: 100 }, day);
    expect(items.find(({ id }) => id === user.id)).toMatchObject({ rehearsal: "authentication" });
    await changePaymentMethod(user, await authenticatedCard(user, subscription?.rehearsal?.methodId ?? ""), day);
    expect(await outcome(user)).toBe("passed");
    expect((await viewOf(user, day)).subscription?.rehearsal).toBeUndefined();
    await tendSubscriptions(on("2026-12-20"));
    expect(await findSubscription(user.id)).toMatchObject({ status: "active", periodTo: "2027-01-20" });
    expect(await told(announced(subscriptionAuthenticationNeeded), user)).toEqual([]);
  });

  it("leaves to the renewal itself what nobody answered", async () => {
    const user = await subscriber(asking);
    await bankSays(user, "authenticate");
    for (const day of ["2026-12-06", "2026-12-20"]) await tendSubscriptions(on(day));
    expect(await told(announced(subscriptionAuthenticationNeeded), user)).toMatchObject([{ by: "2026-12-21" }]);
    expect(await entitlement(user, on("2026-12-20"))).toBe("exclusive");
  });

  it("tells of a card that will never pay again, and not of one that may by then", async () => {
    const [lost, short] = [await subscriber(), await subscriber()];
    await bankSays(lost, "lost-card");
    await bankSays(short, "insufficient-funds");
    await tendSubscriptions(on("2026-12-06"));
    expect(await told(announced(subscriptionRehearsed), lost)).toMatchObject([{ outcome: "declined" }]);
    expect(await told(announced(subscriptionRehearsed), short)).toEqual([]);
    await changePaymentMethod(lost, await storedCard(lost, "5555555555554444"), on("2026-12-07"));
    await bankSays(short, "ok");
    await tendSubscriptions(on("2026-12-20"));
    expect(await entitlement(lost, on("2026-12-20"))).toBe("exclusive");
  });

  it("is made up for once a silent provider answers again", async () => {
    const user = await subscriber();
    await loseAnswers("/v1/setup_intents", { times: 3, done: true });
    expect((await tendSubscriptions(on("2026-12-06"))).hindered).toBe(1);
    expect(await outcome(user)).toBeUndefined();
    await tendSubscriptions(on("2026-12-06", "07:00:00Z"));
    expect(await outcome(user)).toBe("passed");
  });
});

describe("a renewal is told of seven days ahead", () => {
  it("once, with the day, the amount and what the plan has saved and cost", async () => {
    const user = await subscriber();
    for (const day of ["2026-12-06", "2026-12-12"]) await tendSubscriptions(on(day));
    expect(await told(announced(subscriptionRenewing), user)).toEqual([]);
    for (const day of ["2026-12-13", "2026-12-14"]) await tendSubscriptions(on(day));
    expect(await told(announced(subscriptionRenewing), user)).toMatchObject([
      { on: "2026-12-20", amount: 18_178, saved: 0 },
    ]);
    for (const day of ["2026-12-20", "2027-01-06", "2027-01-13"]) await tendSubscriptions(on(day));
    // A whole month has gone by, and no order was cheaper by it.
    expect((await told(announced(subscriptionRenewing), user)).at(-1)).toMatchObject({ saved: 0, lost: 14_900 });
    expect((await viewOf(user, on("2027-01-13"))).saved.worth).toEqual({ cost: 14_900, lost: 14_900 });
  });
});
