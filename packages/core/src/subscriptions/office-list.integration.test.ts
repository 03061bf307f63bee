import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { describe, expect, it } from "vitest";
import { useCardProvider } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { bankSays, caller, choose, person, storedCard } from "../../../../tests/support/subscribers.ts";
import type { User } from "../platform/access.ts";
import { cancelSubscription } from "./change-subscription.ts";
import { listSubscriptions, userSubscription, type SubscriptionFilters } from "./office-list.ts";
import { orderPlan } from "./order-plan.ts";
import { placeEarlierSubscriptions } from "./place-earlier.ts";
import { SubscriptionEntryEntity } from "./subscription.table.ts";
import { grantPlan, takePlan } from "./take-away.ts";
import { tendSubscriptions } from "./tend-subscriptions.ts";

useDatabase();
useCardProvider();

const on = (day: string, clock = "06:00:00Z") => new Date(`${day}T${clock}`);
const now = on("2026-11-20");
const subscriber = async (plan: "premium" | "exclusive", at = now): Promise<User> => {
  const user = await person(at);
  await choose(user, plan, at, { setupIntentId: await storedCard(user) });
  return user;
};

/** Every row of a look, page by page. */
async function rows(filters: SubscriptionFilters, at: Date, limit = 50) {
  const found: Awaited<ReturnType<typeof listSubscriptions>>["items"] = [];
  let cursor: string | undefined;
  do {
    const page = await listSubscriptions({ ...filters, cursor, limit }, at);
    found.push(...page.items);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return found;
}
const idsIn = async (filters: SubscriptionFilters, at: Date) => (await rows(filters, at)).map(({ id }) => id);
const standingOf = async ({ id }: User, at: Date) => (await userSubscription(id, at)).subscription?.standing;

describe("the office's list of plans", () => {
  it("finds each where it stands, and nowhere else", async () => {
    const [trial, paying, ending, owing, asked, tried] = [
      await subscriber("premium"),
      await subscriber("exclusive"),
      await subscriber("exclusive"),
      await subscriber("exclusive"),
      await subscriber("exclusive"),
      await subscriber("premium"),
    ];
    const waits = await person(now);
    await orderPlan(waits, "premium-2026", now);
    await cancelSubscription(ending, now);
    await cancelSubscription(tried, now);
    const given = await person(now);
    await grantPlan(given.id, "exclusive", now);
    const { name, surname, email } = given;
    expect(await idsIn({ text: email.toUpperCase() }, now)).toEqual([given.id]);
    expect(await idsIn({ text: `${surname} ${name}` }, now)).toContain(given.id);
    expect(await idsIn({ text: "nobody of that name" }, now)).toEqual([]);
    const places = { trial, active: paying, pending: waits, granted: given } as const;
    for (const [standing, { id }] of Object.entries(places)) {
      for (const other of Object.keys(places) as (keyof typeof places)[]) {
        expect((await idsIn({ standing: other }, now)).includes(id), `${standing} in ${other}`).toBe(
          other === standing,
        );
      }
    }
    expect(await idsIn({ standing: "ending" }, now)).toEqual(expect.arrayContaining([ending.id, tried.id]));
    // A trial that was cancelled ends without a write.
    const later = on("2026-12-05");
    expect(await idsIn({ standing: "ended" }, later)).toContain(tried.id);
    expect(await idsIn({ standing: "ending" }, later)).not.toContain(tried.id);
    // One that isn't charged yet, for the schedule hasn't run, counts as active.
    expect(await idsIn({ standing: "active" }, later)).toContain(trial.id);

    await bankSays(owing, "insufficient-funds");
    await bankSays(asked, "always-authenticate");
    const due = on("2026-12-20");
    await tendSubscriptions(due);
    const failed = (await rows({ standing: "past_due" }, due)).find(({ id }) => id === owing.id);
    expect(failed).toMatchObject({ tries: 1, failure: "soft", code: "insufficient_funds", nextOn: "2026-12-21" });
    expect(await idsIn({ standing: "authentication" }, due)).toContain(asked.id);
    expect(await idsIn({ standing: "ended" }, due)).toContain(ending.id);
    expect(await idsIn({ origin: "granted" }, due)).toContain(given.id);
    expect(await idsIn({ origin: "bought" }, due)).not.toContain(given.id);
    expect(await idsIn({ plan: "premium" }, due)).toContain(trial.id);
    expect(await idsIn({ plan: "premium" }, due)).not.toContain(paying.id);
    const all = await rows({}, due, 2);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const everybody = { trial, paying, ending, owing, asked, tried, given };
    for (const [who, { id }] of Object.entries(everybody))
      expect(
        all.some((row) => row.id === id),
        who,
      ).toBe(true);
    // A first month that nobody paid in its fourteen days was no plan.
    expect(all.some(({ id }) => id === waits.id)).toBe(false);
  });

  it("names the cards that are good no more when they are charged next", async () => {
    const [soon, good] = [await person(now), await subscriber("exclusive")];
    await choose(soon, "exclusive", now, {
      setupIntentId: await storedCard(soon, undefined, { month: 11, year: 2026 }),
    });
    const expiring = await idsIn({ cardExpiring: true }, now);
    expect(expiring).toContain(soon.id);
    expect(expiring).not.toContain(good.id);
  });

  it("names those whose card was tried ahead of the next charge, by what their bank said", async () => {
    const [asks, pays, lost, early] = [
      await subscriber("exclusive"),
      await subscriber("exclusive"),
      await subscriber("exclusive"),
      await subscriber("exclusive", on("2026-12-05")),
    ];
    await bankSays(asks, "always-authenticate");
    await bankSays(lost, "lost-card");
    const tried = on("2026-12-08");
    await tendSubscriptions(tried);
    const found = async (filters: SubscriptionFilters) =>
      (await idsIn(filters, tried)).filter((id) => [asks, pays, lost, early].some((one) => one.id === id));
    expect(await found({ rehearsal: "authentication" })).toEqual([asks.id]);
    expect(await found({ rehearsal: "passed" })).toEqual([pays.id]);
    expect(await found({ rehearsal: "declined" })).toEqual([lost.id]);
    expect(await found({ rehearsal: "authentication", standing: "past_due" })).toEqual([]);
    expect(await found({ rehearsal: "authentication", plan: "premium" })).toEqual([]);
    expect(await found({ standing: "active" })).toHaveLength(4);
  });

  it("keeps what each charge came to", async () => {
    const user = await subscriber("exclusive");
    await bankSays(user, "insufficient-funds");
    await tendSubscriptions(on("2026-12-20"));
    const { charges } = await userSubscription(user.id, now);
    expect(charges).toMatchObject([
      { kind: "renewal", state: "open", tries: 1, code: "insufficient_funds", total: 18_178, from: "2026-12-20" },
      { kind: "first", state: "paid", tries: 0, total: 18_178, from: "2026-11-20" },
    ]);
    for (const day of ["2026-12-21", "2026-12-23", "2026-12-27"]) await tendSubscriptions(on(day));
    expect((await userSubscription(user.id, now)).charges[0]).toMatchObject({ state: "dropped", tries: 4 });
    await expect(userSubscription("nobody", now)).rejects.toThrow("not-found");
  });
});

describe("a plan that the office gives", () => {
  it("holds until it is taken away, and ends what was paid", async () => {
    const user = await subscriber("exclusive");
    await grantPlan(user.id, "premium", now);
    await grantPlan(user.id, "premium", now);
    expect((await caller(user.id, now)).entitlement).toBe("premium");
    expect(await standingOf(user, now)).toBe("granted");
    await takePlan(user.id, now);
    expect((await caller(user.id, now)).entitlement).toBe("none");
    expect(await standingOf(user, now)).toBe("ended");
    await expect(grantPlan("nobody", "premium", now)).rejects.toThrow("not-found");
    await expect(takePlan("nobody", now)).rejects.toThrow("not-found");
  });

  it("stays where its user orders a month that nobody pays, and gives way to one that is paid", async () => {
    const user = await person(now);
    await grantPlan(user.id, "premium", now);
    await orderPlan(user, "exclusive-2026", now);
    expect(await idsIn({ standing: "granted" }, now)).toContain(user.id);
    const other = await person(now);
    await grantPlan(other.id, "premium", now);
    await choose(other, "exclusive", now, { setupIntentId: await storedCard(other) });
    expect(await idsIn({ standing: "granted" }, now)).not.toContain(other.id);
    expect(await idsIn({ standing: "active" }, now)).toContain(other.id);
    const none = await person(now);
    await grantPlan(none.id, "premium", now);
    await takePlan(none.id, now);
    expect(await idsIn({}, now)).not.toContain(none.id);
  });
});

it("places those of before the list, once", async () => {
  const [paying, given] = [await subscriber("exclusive"), await person(now)];
  await grantPlan(given.id, "premium", now);
  for (const { id: userId } of [paying, given])
    await SubscriptionEntryEntity.build(DeleteItemCommand).key({ userId }).send();
  expect(await idsIn({}, now)).not.toContain(paying.id);
  expect(await placeEarlierSubscriptions(now)).toBe(2);
  expect(await idsIn({ standing: "active" }, now)).toContain(paying.id);
  expect(await idsIn({ standing: "granted" }, now)).toContain(given.id);
  expect(await placeEarlierSubscriptions(now)).toBe(0);
});
