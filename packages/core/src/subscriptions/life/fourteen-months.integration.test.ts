import { expect, it } from "vitest";
import {
  authenticated,
  bankSays,
  caller,
  choose,
  person,
  storedCard,
} from "../../../../../tests/support/subscribers.ts";
import { arrive, useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { issueInvoice } from "../../invoicing/issue/issue-invoice.ts";
import { loadDocument } from "../../invoicing/load-document.ts";
import { listOwnOrders } from "../../orders/finding/list-own-orders.ts";
import { standingOf } from "../../plans/index.ts";
import type { User } from "../../platform/access.ts";
import { plusDays, romeDate } from "../../platform/time.ts";
import { cancelSubscription, changePaymentMethod } from "../change-subscription.ts";
import { settleCharge } from "../settle-charge.ts";
import { findSubscription } from "../stored-subscription.ts";
import { subscriptionView } from "../subscription-view.ts";
import { tendSubscriptions } from "../tend-subscriptions.ts";

useDatabase();
useObjectStorage();
useCardProvider();

const on = (day: string, clock = "06:00:00Z") => new Date(`${day}T${clock}`);
const viewOf = async ({ id }: User, at: Date) => subscriptionView(await caller(id, at), at);
const paidOrders = async (user: User, at: Date) =>
  (await listOwnOrders(user, { limit: 50 }, at)).items.filter(({ status }) => status === "paid").toReversed();

/** What happens on a day, before the schedule runs. */
type Acts = Readonly<Record<string, (user: User, at: Date) => Promise<unknown>>>;

const acts: Acts = {
  // A want of money on the day of the renewal, and on the days 1 and 3; on day 7 there is some.
  "2027-03-01": (user) => bankSays(user, "insufficient-funds"),
  "2027-03-09": (user) => bankSays(user, "ok"),
  // A lost card is never asked again; another one pays at once.
  "2027-05-08": (user) => bankSays(user, "lost-card"),
  "2027-05-11": async (user, at) => changePaymentMethod(user, await storedCard(user), at),
  // The bank asks for its holder's word, who gives it the same day.
  "2027-07-10": (user) => bankSays(user, "always-authenticate"),
  "2027-08-01": (user) => bankSays(user, "ok"),
  "2027-08-28": (user, at) => choose(user, "exclusive", at, { expectedTotal: 5_510 }),
  "2027-10-20": (user, at) => choose(user, "premium", at, { expectedTotal: 0 }),
  "2027-12-20": (user, at) => cancelSubscription(user, at),
};

/** The holder gives their bank the word that it waits for. */
async function heard(user: User, at: Date): Promise<void> {
  const { authentication } = await viewOf(user, at);
  const { charge } = (await findSubscription(user.id)) ?? {};
  if (!authentication || !charge) throw new Error("nobody is asked");
  await authenticated(authentication.clientSecret, authentication.methodId ?? "");
  await arrive(authentication.clientSecret.split("_secret_")[0] ?? "");
  await settleCharge(user.id, charge.orderId, at);
}

it("fourteen months of one plan, each charge and document to the cent", async () => {
  const begin = on("2026-11-18", "10:00:00Z");
  const user = await person(begin);
  await choose(user, "premium", begin, { setupIntentId: await storedCard(user) });
  const standings: [day: string, standing: string][] = [];
  for (let day = "2026-11-19"; day <= "2028-01-20"; day = plusDays(day, 1)) {
    await acts[day]?.(user, on(day, "04:00:00Z"));
    await tendSubscriptions(on(day));
    const subscription = (await findSubscription(user.id))!;
    const standing = standingOf(subscription, on(day));
    if (standing !== standings.at(-1)?.[1]) standings.push([day, standing]);
    if (standing === "authentication") await heard(user, on(day));
  }
  const end = on("2028-01-20");
  const orders = await paidOrders(user, end);
  expect(orders.map(({ placedOn, amounts }) => [romeDate(new Date(placedOn)), amounts.total])).toEqual([
    ["2026-12-02", 5_978],
    ["2027-01-02", 5_978],
    ["2027-02-02", 5_978],
    // Paid on its day 7: the months begin there from then on.
    ["2027-03-02", 5_978],
    ["2027-04-09", 5_978],
    // Paid two days later by another card.
    ["2027-05-09", 5_978],
    ["2027-06-11", 5_978],
    ["2027-07-11", 5_978],
    ["2027-08-11", 5_978],
    // 100.00 EUR more a month for 14 of 31 days: 45.16, and 9.94 VAT.
    ["2027-08-28", 5_510],
    ["2027-09-11", 18_178],
    ["2027-10-11", 18_178],
    ["2027-11-11", 5_978],
    ["2027-12-11", 5_978],
  ]);
  expect(standings).toEqual([
    ["2026-11-19", "trial"],
    ["2026-12-02", "active"],
    ["2027-03-02", "past_due"],
    ["2027-03-09", "active"],
    ["2027-05-09", "past_due"],
    ["2027-05-11", "active"],
    ["2027-07-11", "authentication"],
    ["2027-07-12", "active"],
    ["2027-12-20", "ending"],
    ["2028-01-11", "ended"],
  ]);
  const documents = [];
  for (const { id, amounts } of orders) {
    const { invoices = [] } = await issueInvoice(
      id,
      { type: "TD01", total: amounts.total },
      { fiscalCode: "RSSMRA85T10A562S" },
      end,
    );
    for (const one of invoices) {
      const { type, total, groups } = (await loadDocument(one.id)).content;
      documents.push({ type, total, sums: groups.map(({ taxable, vat }) => [taxable, vat]) });
    }
  }
  const [month, rest, dearer] = [
    [4_900, 1_078],
    [4_516, 994],
    [14_900, 3_278],
  ].map((sums) => ({
    type: "TD01",
    total: sums[0]! + sums[1]!,
    sums: [sums],
  }));
  const premium = (months: number) => Array.from({ length: months }, () => month);
  expect(documents).toEqual([...premium(9), rest, dearer, dearer, ...premium(2)]);
});
