import { expect, it } from "vitest";
import { arrive, closeDispute, dispute, useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { caller, choose, person, storedCard } from "../../../../../tests/support/subscribers.ts";
import { setTroubled } from "../../orders/change-order.ts";
import { listOrders } from "../../orders/finding/list-orders.ts";
import { loadOrder } from "../../orders/index.ts";
import { listOwnOrders } from "../../orders/finding/list-own-orders.ts";
import { countWaitingOrders } from "../../orders/finding/queue.ts";
import { plusDays, romeDate } from "../../platform/time.ts";
import { announced } from "../../../../../tests/support/accounts.ts";
import { cancelSubscription } from "../change-subscription.ts";
import { subscriptionPaid } from "../events.ts";
import { userSubscription } from "../office-list.ts";
import { findSubscription } from "../stored-subscription.ts";
import { settleCharge } from "../settle-charge.ts";
import { grantPlan, takePlan } from "../take-away.ts";
import { tendSubscriptions } from "../tend-subscriptions.ts";

useDatabase();
useCardProvider();

const now = new Date("2026-11-20T10:00:00Z");
const office = { id: "U1", roles: ["admin"] as const };

it("a plan's month whose money was disputed stands among the office's work until somebody lets it go", async () => {
  const user = await person(now);
  await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
  const [order] = (await listOwnOrders(user, { limit: 5 }, now)).items;
  const { id = "", transactions = [] } = order ?? {};
  const intent = transactions[0]?.providerIntentId ?? "";
  const waiting = async () =>
    (await listOrders({ period: "2026-11", waiting: "troubled" }, { cursor: undefined, limit: 50 }, now)).items.map(
      (one) => one.id,
    );
  expect(await waiting()).toEqual([]);
  await dispute(intent);
  await arrive(intent);
  await settleCharge(user.id, id, now);
  expect(await findSubscription(user.id)).toMatchObject({ status: "canceled" });
  expect(await waiting()).toEqual([id]);
  expect((await countWaitingOrders({ ...office, roles: [...office.roles] }, now)).troubled).toMatchObject({ count: 1 });
  await setTroubled(id, false, now);
  expect(await waiting()).toEqual([]);
});

/** A month of Exclusive that is paid, then disputed. */
async function disputed(at = now) {
  const user = await person(at);
  await choose(user, "exclusive", at, { setupIntentId: await storedCard(user) });
  const [order] = (await listOwnOrders(user, { limit: 5 }, at)).items;
  const { id = "", transactions = [] } = order ?? {};
  const intent = transactions[0]?.providerIntentId ?? "";
  const told = async (day: Date) => {
    await arrive(intent);
    await settleCharge(user.id, id, day);
    await settleCharge(user.id, id, day);
  };
  await dispute(intent);
  await told(at);
  const win = async (day: Date) => {
    await closeDispute(intent, "won");
    await told(day);
  };
  const rights = async (day: Date) => (await caller(user.id, day)).entitlement;
  return { user, id, intent, win, rights };
}
const later = (days: number) => new Date(`${plusDays(romeDate(now), days)}T10:00:00Z`);

it("a plan whose dispute was won runs again to the end of its paid days, once, and renews itself no more", async () => {
  const { user, id, win, rights } = await disputed();
  const { periodTo } = (await findSubscription(user.id))!;
  expect(await rights(later(5))).toBe("none");
  await win(later(6));
  expect(await rights(later(6))).toBe("exclusive");
  expect(await findSubscription(user.id)).toMatchObject({ status: "active", autoRenew: false, periodTo, paidBy: id });
  expect((await userSubscription(user.id, later(6))).charges).toMatchObject([{ orderId: id, state: "paid" }]);
  const told = (await announced(subscriptionPaid)).filter(({ userId }) => userId === user.id);
  expect(told.map(({ until }) => until)).toEqual([periodTo, periodTo]);
  // People look at its order all the same.
  expect(await loadOrder(id)).toMatchObject({ status: "paid", troubled: true });
  await tendSubscriptions(new Date(`${plusDays(periodTo, 1)}T06:00:00Z`));
  expect(await rights(later(40))).toBe("none");
  expect((await listOwnOrders(user, { limit: 5 }, now)).items).toHaveLength(1);
});

it("stays ended where its days are over, or somebody has decided about it since", async () => {
  const over = await disputed();
  await over.win(later(40));
  expect(await over.rights(later(40))).toBe("none");
  expect((await userSubscription(over.user.id, later(40))).charges).toMatchObject([{ state: "paid" }]);

  const taken = await disputed();
  await takePlan(taken.user.id, now);
  await taken.win(later(1));
  expect(await taken.rights(later(1))).toBe("none");

  const granted = await disputed();
  await grantPlan(granted.user.id, "premium", now);
  await granted.win(later(1));
  expect(await granted.rights(later(1))).toBe("premium");

  const again = await disputed();
  await choose(again.user, "premium", later(1), { setupIntentId: await storedCard(again.user) });
  await again.win(later(2));
  expect(await again.rights(later(2))).toBe("premium");
  await cancelSubscription(await caller(again.user.id, later(2)), later(2));
});

it("runs again only once all that its days cost is there: the month, and the rest of it at a dearer plan", async () => {
  const user = await person(now);
  const setupIntentId = await storedCard(user);
  await choose(user, "premium", now, { setupIntentId });
  await cancelSubscription(user, now);
  await choose(user, "premium", now, { setupIntentId });
  const half = later(10);
  await choose(user, "exclusive", half);
  const orders = (await listOwnOrders(user, { limit: 5 }, half)).items;
  const each = async (of: (intent: string) => Promise<unknown>, order: (typeof orders)[number]) => {
    const intent = order.transactions[0]?.providerIntentId ?? "";
    await of(intent);
    await arrive(intent);
    await settleCharge(user.id, order.id, half);
  };
  const [upgrade, month] = orders;
  await each(dispute, month!);
  await each(dispute, upgrade!);
  expect((await caller(user.id, half)).entitlement).toBe("none");
  await each((intent) => closeDispute(intent, "won"), month!);
  expect((await caller(user.id, half)).entitlement).toBe("none");
  await each((intent) => closeDispute(intent, "won"), upgrade!);
  expect((await caller(user.id, half)).entitlement).toBe("exclusive");
});
