import { describe, expect, it } from "vitest";
import { useCardProvider } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { bankSays, caller, choose, person, storedCard } from "../../../../tests/support/subscribers.ts";
import { issueInvoice } from "../invoicing/issue/issue-invoice.ts";
import { loadDocument } from "../invoicing/load-document.ts";
import { listOwnOrders } from "../orders/finding/list-own-orders.ts";
import type { User } from "../platform/access.ts";
import { cancelSubscription, changePaymentMethod } from "./change-subscription.ts";
import { findSubscription } from "./stored-subscription.ts";
import { subscriptionView } from "./subscription-view.ts";
import { tendSubscriptions } from "./tend-subscriptions.ts";

useDatabase();
useObjectStorage();
useCardProvider();

const on = (day: string, clock = "06:00:00Z") => new Date(`${day}T${clock}`);
const began = on("2026-11-20");
const mario = { fiscalCode: "RSSMRA85T10A562S" };
const entitlement = async ({ id }: User, at: Date) => (await caller(id, at)).entitlement;
const ordersOf = async (user: User, at: Date) => (await listOwnOrders(user, { limit: 50 }, at)).items;
const paidOf = async (user: User, at: Date) =>
  (await ordersOf(user, at)).filter(({ status }) => status === "paid").map(({ amounts }) => amounts.total);

/** Exclusive since 20 November, paid; Premium was asked for five days later. */
async function goingDown(): Promise<User> {
  const user = await person(began);
  await choose(user, "exclusive", began, { setupIntentId: await storedCard(user) });
  await choose(user, "premium", on("2026-11-25"), { expectedTotal: 0 });
  return user;
}

/** What each order that was paid is invoiced by, the first one first. */
async function documentsOf(user: User, at: Date) {
  const paid = (await ordersOf(user, at)).filter(({ status }) => status === "paid").toReversed();
  const told = [];
  for (const { id, amounts } of paid) {
    const { invoices = [] } = await issueInvoice(id, { type: "TD01", total: amounts.total }, mario, at);
    for (const one of invoices) {
      const { type, date, total, groups, lines } = (await loadDocument(one.id)).content;
      told.push({ type, date, total, groups, says: lines.map(({ description }) => description) });
    }
  }
  return told;
}

describe("a downgrade", () => {
  it("charges 59.78 when the dearer month is over, by Rome's midnight, and has one invoice for each month and no credit note", async () => {
    const user = await goingDown();
    expect(await paidOf(user, began)).toEqual([18_178]);
    const last = on("2026-12-19", "22:59:30Z");
    await tendSubscriptions(last);
    expect(await paidOf(user, last)).toEqual([18_178]);
    expect(await entitlement(user, last)).toBe("exclusive");
    // Half a minute after midnight in Rome; in UTC it is the 19th still.
    const first = on("2026-12-19", "23:00:30Z");
    // Nobody loses the benefits in the minutes before the schedule runs.
    expect(await entitlement(user, first)).toBe("exclusive");
    await tendSubscriptions(first);
    await tendSubscriptions(first);
    expect(await entitlement(user, first)).toBe("premium");
    expect(await paidOf(user, first)).toEqual([5_978, 18_178]);
    expect(await findSubscription(user.id)).toMatchObject({
      plan: "premium",
      price: 4_900,
      periodFrom: "2026-12-20",
      periodTo: "2027-01-20",
    });
    expect((await findSubscription(user.id))?.nextPlan).toBeUndefined();
    expect(await documentsOf(user, on("2026-12-20"))).toMatchObject([
      {
        type: "TD01",
        date: "2026-11-20",
        total: 18_178,
        groups: [{ rate: 2200, taxable: 14_900, vat: 3_278 }],
        says: [expect.stringContaining("Exclusive")],
      },
      {
        type: "TD01",
        date: "2026-12-20",
        total: 5_978,
        groups: [{ rate: 2200, taxable: 4_900, vat: 1_078 }],
        says: [expect.stringContaining("Premium")],
      },
    ]);
    const { subscription } = await subscriptionView(await caller(user.id, first), first);
    expect(subscription).toMatchObject({ renewal: { on: "2027-01-20", total: 5_978 } });
  });

  it("that can't be charged has no benefits of either plan, and begins with Premium on the day that another card pays", async () => {
    const user = await goingDown();
    await bankSays(user, "lost-card");
    const due = on("2026-12-20");
    await tendSubscriptions(due);
    expect(await entitlement(user, due)).toBe("none");
    const later = on("2026-12-22");
    await changePaymentMethod(user, await storedCard(user), later);
    expect(await entitlement(user, later)).toBe("premium");
    expect(await paidOf(user, later)).toEqual([5_978, 18_178]);
    expect(await findSubscription(user.id)).toMatchObject({ periodFrom: "2026-12-22", periodTo: "2027-01-22" });
  });

  it("of a plan that is cancelled afterwards charges nothing any more, and keeps the dearer benefits to the end", async () => {
    const user = await goingDown();
    await cancelSubscription(user, on("2026-12-01"));
    expect(await entitlement(user, on("2026-12-19", "22:59:30Z"))).toBe("exclusive");
    const over = on("2026-12-19", "23:00:30Z");
    await tendSubscriptions(over);
    expect(await entitlement(user, over)).toBe("none");
    expect(await paidOf(user, over)).toEqual([18_178]);
  });
});
