import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { announced } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { withMeanwhile } from "../../../../tests/support/meanwhile.ts";
import { now, product, readyCart } from "../../../../tests/support/shop.ts";
import { couponStatus } from "../coupons/coupon.ts";
import { countWrites } from "../coupons/count-writes.ts";
import { findCoupon } from "../coupons/find-coupon.ts";
import { refundReceipt } from "../orders/ledger/refund.ts";
import { receiptsOf } from "../orders/ledger/earlier-orders.ts";
import { failOrder } from "../orders/payment/fail-order.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { loadOrder } from "../orders/stored-order.ts";
import type { User } from "../platform/access.ts";
import { milestoneReached } from "./events.ts";
import { milestoneProgress } from "./milestone-progress.ts";
import { deleteMilestone, listMilestones, saveMilestone, type MilestoneInput } from "./office-milestones.ts";
import { RedemptionEntity } from "./milestone.table.ts";
import { redeemMilestone } from "./redeem-milestone.ts";
import { settleRedemptions } from "./settle-redemptions.ts";
import { tallyEarlierOrders, tallyOrders } from "./tally-orders.ts";

useDatabase();

let made = 0;
const milestone = (more: Partial<MilestoneInput> = {}) =>
  saveMilestone(
    {
      name: `Milestone ${++made}`,
      measure: "amount",
      goods: 50_000,
      from: "2026-11",
      until: "2026-11",
      kind: "amount",
      amount: 2500,
      minimum: 0,
      days: 90,
      confirmed: ["reward-beyond-goods"],
      ...more,
    },
    now,
  );

/** Placed and paid: so many panels at 100 €. */
async function bought(pieces: number, user?: User) {
  const cart = await readyCart(await product(100), pieces, user);
  const order = await cart.place();
  await markPaid(
    `${order.id}.1`,
    "manual_wire_transfer",
    { settledOn: "2026-11-20", settlementRef: order.number },
    now,
  );
  return { user: cart.user, id: order.id };
}

const of = async (user: User, id: string) => {
  const { items } = await milestoneProgress(user, now);
  return items.find((one) => one.id === id);
};

async function moneyBack(orderId: string, amount?: number): Promise<void> {
  const [receipt] = await receiptsOf(await loadOrder(orderId));
  if (!receipt) throw new Error("nothing came");
  const iban = "IT60X0542811101000000123456";
  await refundReceipt(
    `${orderId}.${receipt.key}`,
    { amount: amount ?? receipt.amount, reason: "agreed", iban, confirmed: ["refund-not-due"] },
    now,
  );
}

it("counts an order once, however often and in whatever sequence its changes are told", async () => {
  const { id } = await milestone({ goods: 60_000 });
  const cart = await readyCart(await product(100), 5);
  const order = await cart.place();
  await tallyOrders([order.id], now);
  expect(await of(cart.user, id)).toMatchObject({ value: 0, status: "in_progress" });
  await markPaid(`${order.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: "R" }, now);
  await Promise.all(Array.from({ length: 6 }, () => tallyOrders([order.id, order.id], now)));
  expect(await of(cart.user, id)).toMatchObject({ value: 50_000, target: 60_000, status: "in_progress" });
  const second = await bought(1, cart.user);
  const third = await bought(2, cart.user);
  await Promise.all([third.id, second.id, order.id].map((one) => tallyOrders([one], now)));
  expect(await of(cart.user, id)).toMatchObject({ value: 80_000, status: "reached" });
  await failOrder(third.id, "cancelled", now, true);
  await tallyOrders([third.id], now);
  await tallyOrders([third.id], now);
  expect(await of(cart.user, id)).toMatchObject({ value: 60_000, status: "reached" });
  await moneyBack(second.id);
  await tallyOrders([second.id], now);
  expect(await of(cart.user, id)).toMatchObject({ value: 50_000, status: "in_progress" });
  await expect(redeemMilestone(cart.user, id, now)).rejects.toMatchObject({ code: "invalid-transition" });
});

it("gives one reward to a company whose people ask at once and again", async () => {
  const { id } = await milestone();
  const { user: first, id: order } = await bought(5);
  await tallyOrders([order], now);
  const answers = await Promise.all(Array.from({ length: 5 }, () => redeemMilestone(first, id, now)));
  const codes = new Set(answers.map(({ code }) => code));
  expect(codes.size).toBe(1);
  const [code = ""] = codes;
  expect(await findCoupon(code)).toMatchObject({
    amount: 2500,
    maxUses: 1,
    left: 1,
    holderId: first.id,
    until: "2027-02-18",
  });
  expect(await of(first, id)).toMatchObject({ status: "redeemed", coupon: { code, status: "active" } });
  const office = (await listMilestones({ limit: 200 }, now)).items.find((one) => one.id === id);
  expect(office).toMatchObject({ redeemed: 1, lost: [] });
  const stranger = (await bought(1)).user;
  await expect(redeemMilestone(stranger, id, now)).rejects.toMatchObject({ code: "invalid-transition" });
});

it("revokes an unused reward whose ground is gone, for good, and its coupon with it", async () => {
  const { id } = await milestone();
  const { user, id: order } = await bought(5);
  await tallyOrders([order], now);
  const { code } = await redeemMilestone(user, id, now);
  await moneyBack(order, 5000);
  await tallyOrders([order], now);
  expect(await of(user, id)).toMatchObject({ status: "revoked", coupon: { code, status: "disabled" } });
  const again = await bought(5, user);
  await tallyOrders([again.id], now);
  expect(await of(user, id)).toMatchObject({ status: "revoked" });
  await expect(redeemMilestone(user, id, now)).rejects.toMatchObject({ code: "invalid-transition" });
});

it("notes a reward that is used for the office until its ground is back, and revokes it when its use comes back", async () => {
  const { id } = await milestone();
  const { user, id: order } = await bought(5);
  await tallyOrders([order], now);
  const { code } = await redeemMilestone(user, id, now);
  const use = { code, orderId: "O-other" };
  await execute(...countWrites({ ...use, before: "none", after: "applied" }));
  await moneyBack(order, 5000);
  await tallyOrders([order], now);
  const lost = async () => (await listMilestones({ limit: 200 }, now)).items.find((one) => one.id === id)?.lost;
  expect(await lost()).toMatchObject([{ code, holderId: user.id }]);
  expect(await of(user, id)).toMatchObject({ status: "redeemed" });
  const more = await bought(1, user);
  await tallyOrders([more.id], now);
  expect(await lost()).toEqual([]);
  await failOrder(more.id, "cancelled", now, true);
  await tallyOrders([more.id], now);
  expect(await lost()).toHaveLength(1);
  await execute(...countWrites({ ...use, before: "applied", after: "none" }));
  await tallyOrders([order], now);
  expect(await lost()).toEqual([]);
  const coupon = await findCoupon(code);
  expect(coupon && couponStatus(coupon)).toBe("disabled");
  expect(await of(user, id)).toMatchObject({ status: "revoked" });
});

it("never leaves a reward on ground that goes at the same moment", async () => {
  const { id } = await milestone();
  for (let round = 0; round < 8; round += 1) {
    const { user, id: order } = await bought(5);
    await tallyOrders([order], now);
    await moneyBack(order, 5000);
    const [redeemed] = await Promise.allSettled([redeemMilestone(user, id, now), tallyOrders([order], now)]);
    const status = (await of(user, id))?.status;
    expect(status).toBe(redeemed.status === "fulfilled" ? "revoked" : "in_progress");
  }
});

it("takes back no reward that goes onto an order at that moment, nor by what was counted before", async () => {
  const { id } = await milestone();
  const lost = async (code: string) =>
    (await listMilestones({ limit: 200 }, now)).items
      .find((one) => one.id === id)
      ?.lost.filter((one) => one.code === code).length;
  for (const use of ["applied", "redeemed"] as const) {
    const { user, id: order } = await bought(5);
    await tallyOrders([order], now);
    const { code } = await redeemMilestone(user, id, now);
    await moneyBack(order, 5000);
    const used = () => execute(...countWrites({ code, orderId: "O-other", before: "none", after: use }));
    await withMeanwhile(`COUPON#${code}`, used, () => tallyOrders([order], now));
    expect(await findCoupon(code)).toMatchObject({ state: "active", [use]: 1 });
    expect(await of(user, id)).toMatchObject({ status: "redeemed" });
    expect(await lost(code)).toBe(1);
  }
  // Its ground comes back while it is looked at.
  const other = await bought(5);
  await tallyOrders([other.id], now);
  const reward = await redeemMilestone(other.user, id, now);
  await moneyBack(other.id, 5000);
  const more = await bought(1, other.user);
  const counted = () => tallyOrders([more.id], now);
  await withMeanwhile(`COUPON#${reward.code}`, counted, () => tallyOrders([other.id], now));
  expect(await of(other.user, id)).toMatchObject({ status: "redeemed", coupon: { status: "active" } });
});

it("revokes a reward once, of two who look at the same time", async () => {
  const { id } = await milestone();
  const { user, id: order } = await bought(5);
  await tallyOrders([order], now);
  const { code } = await redeemMilestone(user, id, now);
  await moneyBack(order, 5000);
  await tallyOrders([order], now);
  const key = { holderId: user.id, milestoneId: id };
  const { Item: revoked } = await RedemptionEntity.build(GetItemCommand).key(key).send();
  // Somebody who has read it before it was revoked, by the tally of now.
  await RedemptionEntity.build(UpdateItemCommand)
    .item({ ...key, state: "redeemed" })
    .send();
  const first = () =>
    RedemptionEntity.build(UpdateItemCommand)
      .item({ ...key, state: "revoked" })
      .send();
  await withMeanwhile(`COUPON#${code}`, first, () => settleRedemptions(user.id, new Date("2026-12-24T10:00:00Z")));
  const { Item: still } = await RedemptionEntity.build(GetItemCommand).key(key).send();
  expect(still).toMatchObject({ state: "revoked", revokedOn: revoked?.revokedOn });
});

it("changes terms under the version that was seen, and what was redeemed keeps those it was earned by", async () => {
  const { id, version, name } = await milestone();
  const { user, id: order } = await bought(5);
  await tallyOrders([order], now);
  await redeemMilestone(user, id, now);
  const dearer = { id, name, goods: 90_000 };
  await expect(milestone({ ...dearer, seen: version + 1 })).rejects.toMatchObject({ code: "version-conflict" });
  expect(await milestone({ ...dearer, seen: version })).toMatchObject({ target: 90_000, version: 2, redeemed: 1 });
  await tallyOrders([order], now);
  expect(await of(user, id)).toMatchObject({ status: "redeemed", target: 50_000 });
  const other = await bought(5);
  await tallyOrders([other.id], now);
  expect(await of(other.user, id)).toMatchObject({ status: "in_progress", target: 90_000 });
  await deleteMilestone(id, now);
  expect(await of(other.user, id)).toBeUndefined();
  expect(await of(user, id)).toMatchObject({ status: "redeemed" });
  expect((await listMilestones({ limit: 200 }, now)).items.find((one) => one.id === id)).toMatchObject({
    phase: "ended",
  });
  await expect(deleteMilestone(id, now)).rejects.toMatchObject({ code: "not-found" });
  const unused = await milestone({ from: "2026-12", until: "2026-12" });
  await deleteMilestone(unused.id, now);
  expect((await listMilestones({ limit: 200 }, now)).items.map((one) => one.id)).not.toContain(unused.id);
});

it("counts the orders of before, once", async () => {
  const { id } = await milestone();
  const { user } = await bought(5);
  expect(await of(user, id)).toMatchObject({ value: 0 });
  expect(await tallyEarlierOrders(now)).toBeGreaterThan(0);
  expect(await of(user, id)).toMatchObject({ value: 50_000, status: "reached" });
  expect(await tallyEarlierOrders(now)).toBe(0);
});

const reachedBy = async (id: string) =>
  (await announced(milestoneReached)).filter(({ milestoneId }) => milestoneId === id).map(({ holderId }) => holderId);

it("tells once that a milestone was reached, however often its orders are counted, and at once from two sides", async () => {
  const { id } = await milestone({ goods: 20_000 });
  const first = await bought(1);
  await tallyOrders([first.id], now);
  expect(await reachedBy(id)).toEqual([]);
  const second = await bought(1, first.user);
  await Promise.all(Array.from({ length: 4 }, () => tallyOrders([second.id], now)));
  expect(await reachedBy(id)).toEqual([first.user.id]);
  await moneyBack(second.id);
  await tallyOrders([second.id], now);
  const third = await bought(1, first.user);
  await tallyOrders([third.id], now);
  expect(await of(first.user, id)).toMatchObject({ status: "reached" });
  expect(await reachedBy(id)).toEqual([first.user.id]);
});

it("tells nothing of a milestone that was redeemed, ended or comes later", async () => {
  const { id } = await milestone({ goods: 10_000 });
  const { id: later } = await milestone({ goods: 10_000, from: "2026-12", until: "2026-12" });
  const { user, id: order } = await bought(1);
  await tallyOrders([order], now);
  await redeemMilestone(user, id, now);
  const next = await bought(1, user);
  await tallyOrders([next.id], now);
  expect(await reachedBy(id)).toEqual([user.id]);
  expect(await reachedBy(later)).toEqual([]);
});

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const standing = async (user: User, id: string, day: string) => {
  const { items } = await milestoneProgress(user, at(day));
  return items.find((one) => one.id === id);
};

it("keeps what was earned where it can be seen: to be redeemed, lapsed, and its coupon for as long as it lasts", async () => {
  const { id } = await milestone({ goods: 10_000, days: 730 });
  const [{ user, id: order }, slow] = [await bought(1), await bought(1)];
  const cart = await readyCart(await product(100), 1);
  await tallyOrders([order, slow.id], now);
  expect(await standing(user, id, "2026-12-15")).toMatchObject({ status: "reached", redeemUntil: "2027-01-29" });
  expect(await standing(cart.user, id, "2026-12-15")).toMatchObject({ status: "closed", redeemUntil: "2027-01-29" });
  expect(await standing(cart.user, id, "2027-01-30")).toBeUndefined();
  const { code } = await redeemMilestone(user, id, at("2027-01-29"));
  expect(await standing(user, id, "2028-12-01")).toMatchObject({
    status: "redeemed",
    coupon: { code, status: "active" },
  });
  await expect(redeemMilestone(slow.user, id, at("2027-01-30"))).rejects.toMatchObject({ code: "not-found" });
  expect(await standing(slow.user, id, "2027-01-30")).toMatchObject({ status: "lapsed" });
  expect(await standing(slow.user, id, "2027-12-02")).toBeUndefined();
});

it("gives who was told of it what they were told, whatever the office makes of it since", async () => {
  const { id, name, version } = await milestone({ goods: 10_000 });
  const [first, second] = [await bought(1), await bought(1)];
  await tallyOrders([first.id, second.id], now);
  const changed = await milestone({ id, name, seen: version, goods: 90_000, amount: 100 });
  expect(changed).toMatchObject({ version: 2, target: 90_000, reached: 2, redeemed: 0 });
  const later = await bought(1);
  await tallyOrders([later.id], now);
  expect(await of(later.user, id)).toMatchObject({ status: "in_progress", target: 90_000, amount: 100 });
  expect(await of(first.user, id)).toMatchObject({ status: "reached", target: 10_000, amount: 2500 });
  await deleteMilestone(id, at("2026-11-25"));
  expect(await of(later.user, id)).toBeUndefined();
  expect(await of(first.user, id)).toMatchObject({ status: "reached", target: 10_000 });
  const { code } = await redeemMilestone(first.user, id, at("2026-11-26"));
  expect(await findCoupon(code)).toMatchObject({ amount: 2500 });
  await expect(redeemMilestone(later.user, id, at("2026-11-26"))).rejects.toMatchObject({ code: "not-found" });
  // Whose money goes back falls behind, also with what has ended.
  await moneyBack(second.id);
  await tallyOrders([second.id], now);
  await expect(redeemMilestone(second.user, id, at("2026-11-26"))).rejects.toMatchObject({
    code: "invalid-transition",
  });
  const row = (await listMilestones({ limit: 200 }, now)).items.find((one) => one.id === id);
  expect(row).toMatchObject({ phase: "ended", reached: 2, redeemed: 1 });
});

it("counts each of many who reach it at once", async () => {
  const { id } = await milestone({ goods: 10_000 });
  const orders = [];
  for (let nth = 0; nth < 6; nth += 1) orders.push(await bought(1));
  await Promise.all(orders.map((order) => tallyOrders([order.id], now)));
  expect((await reachedBy(id)).toSorted()).toEqual(orders.map(({ user }) => user.id).toSorted());
  expect((await listMilestones({ limit: 200 }, now)).items.find((one) => one.id === id)).toMatchObject({ reached: 6 });
});

it("asks about a reward far above what earns it, and keeps it once that is meant", async () => {
  const far = { goods: 100, amount: 99_999_900, confirmed: undefined };
  await expect(milestone(far)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "amount", code: "reward-beyond-goods", params: { amount: 99_999_900, goods: 100 } }],
  });
  expect(await milestone({ ...far, confirmed: ["reward-beyond-goods"] })).toMatchObject({ target: 100 });
});
