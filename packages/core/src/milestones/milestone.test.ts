import fc from "fast-check";
import { expect, it, test } from "vitest";
import { exampleOrder } from "../../../../tests/support/example-order.ts";
import type { Order } from "../orders/index.ts";
import {
  hasGround,
  isOver,
  isRedeemable,
  milestoneFor,
  milestoneMachine,
  milestoneStanding,
  milestoneStatus,
  progressOf,
  redeemUntil,
  type Milestone,
  type MilestoneRule,
} from "./milestone.ts";
import { orderWorth, retallied, type OrderWorth } from "./order-worth.ts";

const [line] = exampleOrder("it", "it").lines as [Order["lines"][number]];
const [due] = exampleOrder("it", "it").transactions as [Order["transactions"][number]];

/** Ten panels at 100 € and one inverter at 1000 €, paid with VAT and delivery: 2000 € of goods. */
const paid = (changes: Partial<Order> = {}, payment: Partial<typeof due> = {}): Order => {
  const order = exampleOrder("it", "it");
  return {
    ...order,
    status: "paid",
    lines: [
      { ...line, productId: "P", category: "panels", quantity: 10, unit: 10_000 },
      { ...line, productId: "I", category: "inverters", quantity: 1, unit: 100_000 },
    ],
    amounts: { ...order.amounts, productsAmount: 200_000, total: 250_000 },
    transactions: [{ ...due, amount: 250_000, status: "paid", ...payment }],
    ...changes,
  };
};

const back = (lines: { productId: string; quantity: number }[]) => [
  { declaredOn: "2026-11-10T09:00:00.000Z", name: "Ada", email: "a@b.c", state: "declared" as const, lines },
];

const netOf = (order: Order) => Object.fromEntries(orderWorth(order).parts.map(({ category, net }) => [category, net]));

test("a paid order counts for its goods, in the month in which it was placed, for its company", () => {
  expect(orderWorth(paid({ companyId: "C1" }))).toEqual({
    holderId: "C1",
    month: "2026-11",
    parts: [
      { category: "panels", net: 100_000 },
      { category: "inverters", net: 100_000 },
    ],
  });
  // Eleven in the evening of the last of October in London is November in Rome.
  expect(orderWorth(paid({ placedOn: "2026-10-31T23:30:00.000Z" })).month).toBe("2026-11");
  expect(orderWorth(paid()).holderId).toBe("U1");
});

test("one that isn't paid, has failed, was cancelled or pays a subscription counts for nothing", () => {
  for (const changes of [
    { status: "pendingPayment" as const },
    { status: "failed" as const, failedReason: "given up" },
    { cancelledOn: "2026-11-05T09:00:00.000Z" },
    { subscription: { plan: "premium" as const, kind: "first" as const } },
  ])
    expect(netOf(paid(changes as Partial<Order>))).toEqual({});
});

test("withdrawn goods and money that goes back count no more, and never twice", () => {
  expect(netOf(paid({ withdrawals: back([{ productId: "P", quantity: 4 }]) }))).toEqual({
    panels: 60_000,
    inverters: 100_000,
  });
  // The inverter's half of the money has gone back for the inverter that was withdrawn.
  const inverter = { withdrawals: back([{ productId: "I", quantity: 1 }]) };
  expect(netOf(paid(inverter, { refunded: 125_000 }))).toEqual({ panels: 100_000 });
  // Money that goes back for no piece takes its share of all goods.
  expect(netOf(paid({}, { refunded: 25_000 }))).toEqual({ panels: 90_000, inverters: 90_000 });
  expect(netOf(paid({}, { refunded: 250_000 }))).toEqual({});
});

const parts = fc.uniqueArray(
  fc.record({
    category: fc.constantFrom("panels" as const, "inverters" as const, "batteries" as const),
    net: fc.integer({ min: 1, max: 10_000_000 }),
  }),
  { selector: ({ category }) => category },
);
const worth: fc.Arbitrary<OrderWorth> = fc.record({
  holderId: fc.constant("U1"),
  month: fc.constantFrom("2026-09", "2026-10", "2026-11"),
  parts,
});

it("keeps the same tallies whichever way orders came to what they are, and none of those that are gone", () => {
  const steps = fc.array(fc.record({ order: fc.nat(4), worth }), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (list) => {
      const orders = new Map<number, OrderWorth>();
      let tallies = retallied([], undefined, undefined);
      for (const { order, worth: after } of list) {
        tallies = retallied(tallies, orders.get(order), after);
        orders.set(order, after);
      }
      const anew = [...orders.values()].reduce(
        (all, one) => retallied(all, undefined, one),
        retallied([], undefined, undefined),
      );
      expect(tallies).toEqual(anew);
      for (const one of orders.values()) tallies = retallied(tallies, one, undefined);
      expect(tallies).toEqual([]);
    }),
  );
});

const rule = (more: Partial<MilestoneRule> = {}): MilestoneRule => ({
  measure: "amount",
  target: 150_000,
  from: "2026-10",
  until: "2026-11",
  ...more,
});

test("progress is what lies in the period and the category, in its measure", () => {
  const one = orderWorth(paid());
  const tallies = [one, { ...one, month: "2026-10" }, { ...one, month: "2026-12" }].reduce(
    (all, each) => retallied(all, undefined, each),
    retallied([], undefined, undefined),
  );
  expect(progressOf(rule(), tallies)).toBe(400_000);
  expect(progressOf(rule({ category: "panels" }), tallies)).toBe(200_000);
  expect(progressOf(rule({ category: "batteries" }), tallies)).toBe(0);
  expect(progressOf(rule({ measure: "orders" }), tallies)).toBe(2);
  expect(progressOf(rule({ measure: "orders", category: "inverters", from: "2026-11" }), tallies)).toBe(1);
  expect([hasGround(rule({ target: 400_000 }), tallies), hasGround(rule({ target: 400_001 }), tallies)]).toEqual([
    true,
    false,
  ]);
});

test("is redeemed until sixty days after its last month", () => {
  expect(redeemUntil(rule())).toBe("2027-01-29");
  expect(redeemUntil(rule({ until: "2026-12" }))).toBe("2027-03-01");
  expect([isOver(rule() as never, "2027-01-29"), isOver(rule() as never, "2027-01-30")]).toEqual([false, true]);
});

const milestone = (more: Partial<Milestone> = {}): Milestone => ({
  ...rule({ from: "2026-10", until: "2026-11", target: 100_000 }),
  id: "M",
  name: "Autunno",
  amount: 2500,
  minimum: 0,
  days: 90,
  version: 1,
  redeemed: 0,
  createdOn: "2026-09-01T09:00:00.000Z",
  ...more,
});
const enough = [{ month: "2026-11", category: "all", net: 100_000, orders: 1 }] as const;
const little = [{ ...enough[0], net: 99_999 }] as const;

test("past its months nothing of it is earned any more, and what was earned can be had to the end of its days", () => {
  const on = ["2026-09-30", "2026-10-01", "2026-11-30", "2026-12-01", "2027-01-29", "2027-01-30"];
  const standings = (own: Parameters<typeof milestoneStanding>[1], more: Partial<Milestone> = {}) =>
    on.map((day) => milestoneStanding(milestone(more), own, day));
  expect(standings({ tallies: little })).toEqual([
    "locked",
    "in_progress",
    "in_progress",
    "closed",
    "closed",
    undefined,
  ]);
  expect(standings({ tallies: enough })).toEqual(["locked", "reached", "reached", "reached", "reached", "lapsed"]);
  const redemption = { state: "redeemed" as const };
  expect(standings({ tallies: little, redemption })).toEqual(on.map(() => "redeemed"));
});

test("ended by the office it is nobody's but theirs who were told of it before", () => {
  const ended = { endedOn: "2026-11-10T09:00:00.000Z" };
  const told = (toldOn: string) => ({ milestoneId: "M", toldOn });
  const standing = (own: Parameters<typeof milestoneStanding>[1], day: string) =>
    milestoneStanding(milestone(ended), own, day);
  expect(standing({ tallies: enough, told: told("2026-11-10T08:59:59.000Z") }, "2026-11-20")).toBe("reached");
  expect(standing({ tallies: enough, told: told("2026-11-10T08:59:59.000Z") }, "2027-01-30")).toBe("lapsed");
  expect(standing({ tallies: enough }, "2026-11-20")).toBeUndefined();
  expect(standing({ tallies: little, told: told("2026-11-09T09:00:00.000Z") }, "2026-11-20")).toBeUndefined();
  expect(isRedeemable(milestone(ended), told("2026-11-10T09:00:01.000Z"), "2026-11-20")).toBe(false);
});

test("counts by the terms that somebody was told of, whatever it asks for or gives since", () => {
  const { measure, target, from, until, minimum, days } = milestone();
  const terms = { measure, target, from, until, minimum, days, amount: 2500 };
  const dearer = milestone({ target: 900_000, amount: undefined, percent: 100, category: "panels", version: 2 });
  expect(milestoneFor(dearer, { terms })).toEqual({ ...dearer, ...terms, percent: undefined, category: undefined });
  expect(milestoneFor(dearer, undefined)).toBe(dearer);
  expect(milestoneFor(dearer, {})).toBe(dearer);
});

it("moves between its states as its machine leads, whatever orders do", () => {
  const steps = fc.array(fc.oneof(worth, fc.constant("redeem" as const)), { maxLength: 20 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5_000_000 }), (list, target) => {
      const own = rule({ target });
      let tallies = retallied([], undefined, undefined);
      let last: OrderWorth | undefined;
      let redemption: { state: "redeemed" | "revoked" } | undefined;
      const now = () => milestoneStatus(own, { tallies, redemption }, "2026-11-20");
      for (const step of list) {
        const before = now();
        if (step === "redeem") {
          if (!milestoneMachine.offers({ status: before }, "redeem", "customer")) continue;
          redemption = { state: "redeemed" };
        } else {
          tallies = retallied(tallies, last, step);
          last = step;
          if (redemption?.state === "redeemed" && !hasGround(own, tallies)) redemption = { state: "revoked" };
        }
        const after = now();
        if (before !== after) expect(milestoneMachine.leads(before, after), `${before} ${after}`).toBe(true);
      }
      expect(milestoneStatus(own, { tallies: [] }, "2026-09-30")).toBe("locked");
    }),
  );
});
