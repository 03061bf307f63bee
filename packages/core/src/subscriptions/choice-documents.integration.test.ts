import { expect, it } from "vitest";
import { address } from "../../../../tests/support/address.ts";
import { useCardProvider } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { caller, choose, person, storedCard } from "../../../../tests/support/subscribers.ts";
import { saveBillingAddress } from "../accounts/addresses.ts";
import { issueInvoice } from "../invoicing/issue/issue-invoice.ts";
import { loadDocument } from "../invoicing/load-document.ts";
import { listOwnOrders } from "../orders/finding/list-own-orders.ts";
import type { Plan } from "../plans/index.ts";
import type { User } from "../platform/access.ts";
import { cancelSubscription } from "./change-subscription.ts";
import { subscriptionView } from "./subscription-view.ts";
import { tendSubscriptions } from "./tend-subscriptions.ts";

useDatabase();
useObjectStorage();
useCardProvider();

const on = (day: string) => new Date(`${day}T06:00:00Z`);
const mario = { fiscalCode: "RSSMRA85T10A562S" };

const told = async (user: User, plan: Plan, at: Date) =>
  (await subscriptionView(await caller(user.id, at), at)).choices.find((choice) => choice.plan === plan)!.documents;

/** The document that the user's newest order really gets, as the preview would tell it. */
async function issued(user: User, at: Date, fiscal: { fiscalCode?: string } = mario) {
  const [order] = (await listOwnOrders(user, { limit: 1 }, at)).items;
  const seen = { type: "TD01" as const, total: order!.amounts.total };
  const { invoices = [] } = await issueInvoice(order!.id, seen, fiscal, at);
  const { content } = await loadDocument(invoices.at(-1)!.id);
  const { type, date } = content;
  return content.groups.map(({ rate, taxable: net, vat, natura, law }) => ({
    type,
    on: date,
    rate,
    net,
    vat,
    natura,
    law,
  }));
}
const without = <T extends { when: string }>({ when: _when, ...document }: T) => ({
  natura: undefined,
  law: undefined,
  ...document,
});

it("tells the documents of a first month, an upgrade and the renewals as they are issued then, to the cent", async () => {
  const user = await person(on("2026-11-20"));
  const now = on("2026-11-20");
  const setupIntentId = await storedCard(user);
  await choose(user, "premium", now, { setupIntentId });
  expect(await told(user, "premium", now)).toMatchObject([
    { when: "renewal", on: "2026-12-04", net: 4_900, vat: 1_078 },
  ]);
  await cancelSubscription(user, now);
  const [first, second] = await told(user, "premium", now);
  expect([first?.when, second?.when, second?.on]).toEqual(["now", "renewal", "2026-12-20"]);
  await choose(user, "premium", now);
  expect(await issued(user, now)).toEqual([without(first!)]);

  const half = on("2026-12-05");
  const up = await told(user, "exclusive", half);
  expect(up).toMatchObject([
    { when: "now", on: "2026-12-05", net: 5_000, vat: 1_100 },
    { when: "renewal", on: "2026-12-20", net: 14_900, vat: 3_278 },
  ]);
  await choose(user, "exclusive", half);
  expect(await issued(user, half)).toEqual([without(up[0]!)]);
  // Down again: no document now, no credit note, and the smaller month then.
  const down = await told(user, "premium", half);
  expect(down).toMatchObject([{ when: "renewal", on: "2026-12-20", net: 4_900 }]);
  await choose(user, "premium", half);
  const due = on("2026-12-20");
  await tendSubscriptions(due);
  expect(await issued(user, due)).toEqual([without(down[0]!)]);
});

const livingIn = async (user: User, moved: object, now: Date) =>
  saveBillingAddress(user, { ...address({ addressType: "billing", truckAccess: true }), ...moved }, now);

it("tells another country's rate as it is issued, and why a company outside the union pays none", async () => {
  // After those above: a number of the series is never of a day before the last one.
  const now = on("2027-01-10");
  const user = await person(now);
  await livingIn(user, { countryCode: "DE", city: "Berlin", postalCode: "10115", provinceCode: undefined }, now);
  const [first] = await told(user, "exclusive", now);
  expect(first).toMatchObject({ rate: 1_900, net: 14_900, vat: 2_831 });
  await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
  expect(await issued(user, now, {})).toEqual([without(first!)]);
  const company = await person(now, { company: true });
  await livingIn(company, { countryCode: "CH", city: "Zug", postalCode: "6300", provinceCode: undefined }, now);
  expect((await told(company, "exclusive", now))[0]).toMatchObject({ rate: 0, net: 14_900, vat: 0, natura: "N2.1" });
});
