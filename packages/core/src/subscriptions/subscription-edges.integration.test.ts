import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { describe, expect, it } from "vitest";
import { announced } from "../../../../tests/support/accounts.ts";
import { address } from "../../../../tests/support/address.ts";
import { arrive, dispute, loseAnswers, useCardProvider } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { bankSays, caller, choose, person, storedCard } from "../../../../tests/support/subscribers.ts";
import { saveBillingAddress } from "../accounts/addresses.ts";
import { CompanyEntity } from "../accounts/account.table.ts";
import { loadCompany } from "../accounts/index.ts";
import { partiesOf } from "../invoicing/issue/parties.ts";
import { planOrderChanged } from "../orders/events.ts";
import { loadOrder, type Order } from "../orders/index.ts";
import { listOwnOrders } from "../orders/finding/list-own-orders.ts";
import { refundReceipt } from "../orders/ledger/refund.ts";
import { receiptId, storedReceipts } from "../orders/ledger/stored-receipts.ts";
import { cardProvider } from "../payments/card-provider.ts";
import type { User } from "../platform/access.ts";
import { romeDate, plusDays } from "../platform/time.ts";
import { cancelSubscription, changePaymentMethod } from "./change-subscription.ts";
import { subscriptionCanceled, subscriptionCardExpiring, subscriptionEnded } from "./events.ts";
import { userSubscription } from "./office-list.ts";
import { settleCharge } from "./settle-charge.ts";
import { findSubscription } from "./stored-subscription.ts";
import { subscriptionView } from "./subscription-view.ts";
import { tendSubscriptions } from "./tend-subscriptions.ts";

useDatabase();
useCardProvider();

const on = (day: string, clock = "06:00:00Z") => new Date(`${day}T${clock}`);
const entitlement = async ({ id }: User, at: Date) => (await caller(id, at)).entitlement;
/** Who has tried Premium before: a month of it is paid on that day. */
async function tried(now: Date): Promise<User> {
  const user = await person(now);
  const setupIntentId = await storedCard(user);
  await choose(user, "premium", now, { setupIntentId });
  await cancelSubscription(user, now);
  await choose(user, "premium", now, { setupIntentId });
  return user;
}

/** The bank takes the money of an order back, and the subscription hears of it. */
async function takenBack(
  user: User,
  { id, transactions }: Pick<Order, "id" | "transactions">,
  at: Date,
): Promise<void> {
  const intent = transactions[0]?.providerIntentId ?? "";
  await dispute(intent);
  await arrive(intent);
  await settleCharge(user.id, id, at);
}

const ordersOf = async (user: User, at: Date) => (await listOwnOrders(user, { limit: 50 }, at)).items;

describe("a trial that ends on the last day of a month", () => {
  it.each([
    ["2028-02-15", ["2028-02-29", "2028-03-29", "2028-04-29", "2028-05-29"]],
    ["2026-12-17", ["2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"]],
    ["2027-01-16", ["2027-01-30", "2027-02-28", "2027-03-30", "2027-04-30"]],
  ])("begun on %s is charged on that day of each month, or the last there is", async (day, charged) => {
    const begin = on(day, "10:00:00Z");
    const user = await person(begin);
    await choose(user, "premium", begin, { setupIntentId: await storedCard(user) });
    const last = charged.at(-1) ?? "";
    for (let today = day; today <= last; today = plusDays(today, 1)) {
      await tendSubscriptions(on(today));
      expect(await entitlement(user, on(today))).toBe("premium");
    }
    const orders = await ordersOf(user, on(last));
    expect(orders.map(({ placedOn }) => romeDate(new Date(placedOn))).toReversed()).toEqual(charged);
  });
});

describe("a month that is taken back", () => {
  it("ends the subscription once, and nothing is charged any more", async () => {
    const now = on("2026-11-20");
    const user = await person(now);
    await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
    const [order] = await ordersOf(user, now);
    const intent = order?.transactions[0]?.providerIntentId ?? "";
    await dispute(intent);
    await arrive(intent);
    await settleCharge(user.id, order?.id ?? "", now);
    await settleCharge(user.id, order?.id ?? "", now);
    expect(await entitlement(user, now)).toBe("none");
    const ended = (await announced(subscriptionEnded)).filter(({ userId }) => userId === user.id);
    expect(ended).toMatchObject([{ how: "taken-back" }]);
    await tendSubscriptions(on("2026-12-20"));
    expect(await ordersOf(user, now)).toHaveLength(1);
  });
});

describe("a month that is taken back when another runs", () => {
  it("ends what was upgraded on it, for the difference alone pays no month", async () => {
    const user = await tried(on("2026-11-20"));
    const half = on("2026-12-10");
    await choose(user, "exclusive", half);
    const [, month] = await ordersOf(user, half);
    await takenBack(user, month!, half);
    expect(await entitlement(user, half)).toBe("none");
    expect((await userSubscription(user.id, half)).charges).toMatchObject([
      { kind: "upgrade", state: "paid" },
      { kind: "first", state: "taken-back" },
    ]);
  });

  it("ends nothing where it was a former one, and is noted", async () => {
    const now = on("2026-11-20");
    const user = await person(now);
    await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
    const due = on("2026-12-20");
    await tendSubscriptions(due);
    const [, former] = await ordersOf(user, due);
    await takenBack(user, former!, due);
    await takenBack(user, former!, due);
    expect(await entitlement(user, due)).toBe("exclusive");
    expect((await userSubscription(user.id, due)).charges.map(({ state }) => state)).toEqual(["paid", "taken-back"]);
  });
});

describe("a month whose money the office gives back", () => {
  it("stays its customer's to its end, keeps its price, and the next one is charged as ever", async () => {
    const user = await tried(on("2026-11-20"));
    const [order] = await ordersOf(user, on("2026-11-25"));
    const [receipt] = await storedReceipts(order!.id);
    const refund = { amount: 5_978, reason: "goodwill", confirmed: ["refund-not-due"] };
    await refundReceipt(receiptId(receipt!), refund, on("2026-11-25"));
    await settleCharge(user.id, order!.id, on("2026-11-25"));
    await settleCharge(user.id, order!.id, on("2026-11-25"));
    expect(await entitlement(user, on("2026-12-01"))).toBe("premium");
    expect((await userSubscription(user.id, on("2026-12-01"))).charges).toMatchObject([{ state: "refunded" }]);
    const view = await subscriptionView(await caller(user.id, on("2026-12-01")), on("2026-12-01"));
    expect(view.charges).toMatchObject([{ orderId: order!.id, state: "refunded" }]);
    // An upgrade in it pays the difference: what went back was money, not the price of the month.
    const { choices } = await subscriptionView(await caller(user.id, on("2026-12-05")), on("2026-12-05"));
    expect(choices[1]).toMatchObject({ act: "upgrade", net: 5_000 });
    await tendSubscriptions(on("2026-12-20"));
    expect(await findSubscription(user.id)).toMatchObject({ status: "active", periodTo: "2027-01-20", price: 4_900 });
    expect((await ordersOf(user, on("2026-12-20"))).map(({ status }) => status)).toEqual(["paid", "paid"]);
  });
});

describe("a month of which the office gives back a part", () => {
  it("says so, and that it is whole once the rest follows", async () => {
    const user = await tried(on("2026-11-20"));
    const [order] = await ordersOf(user, on("2026-11-25"));
    const [receipt] = await storedReceipts(order!.id);
    const stateAfter = async (amount: number) => {
      const refund = { amount, reason: "goodwill", confirmed: ["refund-not-due"] };
      await refundReceipt(receiptId(receipt!), refund, on("2026-11-25"));
      expect((await announced(planOrderChanged)).some(({ orderId }) => orderId === order!.id)).toBe(true);
      await settleCharge(user.id, order!.id, on("2026-11-25"));
      return (await userSubscription(user.id, on("2026-11-25"))).charges.map(({ state, refunded }) => [
        state,
        refunded,
      ]);
    };
    expect(await stateAfter(1_000)).toEqual([["part-refunded", 1_000]]);
    expect(await stateAfter(500)).toEqual([["part-refunded", 1_500]]);
    expect(await stateAfter(4_478)).toEqual([["refunded", 5_978]]);
    expect(await entitlement(user, on("2026-11-26"))).toBe("premium");
  });
});

describe("a company that becomes another in the middle of a month", () => {
  it("has its new number and country from the next charge on; the former order and its invoice keep theirs", async () => {
    const now = on("2026-11-20");
    const user = await person(now, { company: true });
    await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
    const { companyId = "" } = user;
    const former = `IT${(await loadCompany(companyId)).vatNumber}`;
    await CompanyEntity.build(UpdateItemCommand)
      .item({ id: companyId, vatNumber: "DE129273398", countryCode: "DE" })
      .send();
    const moved = { countryCode: "DE", city: "Berlin", postalCode: "10115", provinceCode: undefined };
    await saveBillingAddress(user, { ...address({ addressType: "billing", truckAccess: true }), ...moved }, now);
    await tendSubscriptions(on("2026-12-20"));
    const [later, first] = await Promise.all((await ordersOf(user, on("2026-12-20"))).map(({ id }) => loadOrder(id)));
    expect(first).toMatchObject({
      customer: { vatNumber: former },
      amounts: { total: 18_178 },
      address: { countryCode: "IT" },
    });
    expect(later).toMatchObject({ customer: { vatNumber: "DE129273398" }, address: { countryCode: "DE" } });
    expect(later!.amounts.treatment).not.toEqual(first!.amounts.treatment);
    expect((await partiesOf(first!)).buyer).toMatchObject({ vatNumber: former, countryCode: "IT" });
    expect((await partiesOf(later!)).buyer).toMatchObject({ countryCode: "DE", city: "Berlin" });
  });
});

describe("a provider that is down at the minute of a renewal", () => {
  it.each([
    ["before it has charged", false],
    ["after it has charged", true],
  ])("%s is asked again, and the silence is no decline", async (_, done) => {
    const now = on("2026-11-20");
    const user = await person(now);
    await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
    const due = on("2026-12-20");
    await loseAnswers("/v1/payment_intents", { times: 3, done });
    await tendSubscriptions(due);
    expect(await findSubscription(user.id)).toMatchObject({ status: "active", charge: { tries: 0, kind: "renewal" } });
    expect((await findSubscription(user.id))?.charge?.failure).toBeUndefined();
    expect(await entitlement(user, due)).toBe("exclusive");
    await tendSubscriptions(on("2026-12-20", "07:00:00Z"));
    await tendSubscriptions(on("2026-12-20", "08:00:00Z"));
    const { customerId } = (await findSubscription(user.id)) ?? {};
    const intents = (await cardProvider().paymentIntents.list({ limit: 100 })).data;
    const theirs = intents.filter(({ customer, status }) => customer === customerId && status === "succeeded");
    expect(theirs).toHaveLength(2);
    expect((await userSubscription(user.id, due)).charges).toMatchObject([
      { state: "paid", tries: 0 },
      { state: "paid" },
    ]);
  });
});

describe("a card that ends before the renewal", () => {
  const now = on("2026-11-20");
  const expiring = async () => {
    const user = await person(now);
    const setupIntentId = await storedCard(user, undefined, { month: 11, year: 2026 });
    await choose(user, "exclusive", now, { setupIntentId });
    return user;
  };
  const told = async ({ id }: User) =>
    (await announced(subscriptionCardExpiring))
      .filter(({ userId }) => userId === id)
      .map(({ on: day, amount }) => [day, amount]);

  it("is told of fourteen days ahead, once, with what will be charged", async () => {
    const user = await expiring();
    await tendSubscriptions(on("2026-12-05"));
    expect(await told(user)).toEqual([]);
    for (const day of ["2026-12-06", "2026-12-07", "2026-12-15"]) await tendSubscriptions(on(day));
    expect(await told(user)).toEqual([["2026-12-20", 18_178]]);
    // Another that ends in time too is told of anew, one that lasts is not.
    await changePaymentMethod(user, await storedCard(user, undefined, { month: 10, year: 2026 }), on("2026-12-16"));
    await tendSubscriptions(on("2026-12-16"));
    expect(await told(user)).toHaveLength(2);
    await changePaymentMethod(user, await storedCard(user), on("2026-12-17"));
    for (const day of ["2026-12-17", "2026-12-20", "2027-01-06"]) await tendSubscriptions(on(day));
    expect(await told(user)).toHaveLength(2);
    expect(await entitlement(user, on("2027-01-06"))).toBe("exclusive");
  });

  it("is not told of where nothing will be charged", async () => {
    const user = await expiring();
    await cancelSubscription(user, now);
    await tendSubscriptions(on("2026-12-10"));
    expect(await told(user)).toEqual([]);
  });

  it("is asked once all the same, for banks renew cards by themselves, and never again", async () => {
    const user = await expiring();
    await bankSays(user, "expired-card");
    for (const day of ["2026-12-20", "2026-12-21", "2026-12-23"]) await tendSubscriptions(on(day));
    expect((await findSubscription(user.id))?.charge).toMatchObject({
      tries: 1,
      failure: "hard",
      code: "expired_card",
    });
  });
});

describe("a card that has changed before the renewal", () => {
  it("is the one that is charged, whatever the bank says of the former by then", async () => {
    const now = on("2026-11-20");
    const user = await person(now);
    await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
    await bankSays(user, "lost-card");
    await changePaymentMethod(user, await storedCard(user, "5555555555554444"), on("2026-12-01"));
    await tendSubscriptions(on("2026-12-20"));
    expect(await entitlement(user, on("2026-12-20"))).toBe("exclusive");
    expect(await findSubscription(user.id)).toMatchObject({ periodTo: "2027-01-20", card: { brand: "mastercard" } });
  });
});

describe("somebody who moved where a quotation alone will do", () => {
  const livigno = address({ addressType: "billing", postalCode: "23041", city: "Livigno", provinceCode: "SO" });

  it("keeps nobody else from being renewed, and ends on the day", async () => {
    const begin = on("2028-03-10", "10:00:00Z");
    const moved = await tried(begin);
    const others = [await tried(on("2028-02-28", "10:00:00Z")), await tried(on("2028-02-28", "10:00:00Z"))];
    await saveBillingAddress(moved, livigno, begin);
    const { periodTo = "" } = (await findSubscription(moved.id)) ?? {};
    for (let today = "2028-03-14"; today <= periodTo; today = plusDays(today, 1)) await tendSubscriptions(on(today));
    for (const { id } of others)
      expect(await findSubscription(id)).toMatchObject({ status: "active", periodFrom: "2028-03-28" });
    expect(await findSubscription(moved.id)).toMatchObject({ status: "canceled", periodTo });
    const ended = (await announced(subscriptionEnded)).filter(({ userId }) => userId === moved.id);
    expect(ended).toHaveLength(1);
  });

  it("reads their plan and cancels it, and no plan is offered to them", async () => {
    const begin = on("2028-05-10", "10:00:00Z");
    const user = await tried(begin);
    await saveBillingAddress(user, livigno, begin);
    await cancelSubscription(user, begin);
    const { subscription, choices } = await subscriptionView(user, begin);
    expect(subscription).toMatchObject({ plan: "premium", standing: "ending" });
    expect(choices).toEqual([]);
    const stranger = await person(begin);
    await saveBillingAddress(stranger, livigno, begin);
    expect(await subscriptionView(stranger, begin)).toMatchObject({ choices: [] });
  });
});

it("tells once of a plan that is cancelled again and again", async () => {
  const begin = on("2028-06-10", "10:00:00Z");
  const user = await tried(begin);
  const told = async () => (await announced(subscriptionCanceled)).filter(({ userId }) => userId === user.id).length;
  const before = await told();
  await Promise.all([cancelSubscription(user, begin), cancelSubscription(user, begin)]);
  await cancelSubscription(user, begin);
  expect(await told()).toBe(before + 1);
});
