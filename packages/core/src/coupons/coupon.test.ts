import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { share } from "../platform/money.ts";
import {
  couponMachine,
  couponStates,
  couponStatus,
  couponWorth,
  countsChange,
  isTheirs,
  type CouponTerms,
  type CouponUse,
} from "./coupon.ts";

const day = "2026-11-20";
const coupon = (more: Partial<CouponTerms> = {}): CouponTerms => ({
  code: "SOLE10",
  minimum: 0,
  categories: [],
  from: "2026-11-01",
  until: "2026-11-30",
  percent: 1000,
  ...more,
});
const panels = { category: "panels", net: 89_900 } as const;
const inverter = { category: "inverters", net: 119_900 } as const;

describe("what a coupon takes off", () => {
  test("a part of the goods that it is for", () => {
    expect(couponWorth(coupon(), [panels, inverter], day)).toEqual({ amount: 20_980 });
    expect(couponWorth(coupon({ categories: ["panels"] }), [panels, inverter], day)).toEqual({ amount: 8990 });
  });

  test("an amount, of some categories as far as those goods reach", () => {
    const fifty = { percent: undefined, amount: 100_000 };
    expect(couponWorth(coupon(fifty), [panels, inverter], day).amount).toBe(100_000);
    expect(couponWorth(coupon({ ...fifty, categories: ["panels"] }), [panels, inverter], day).amount).toBe(89_900);
  });

  test("nothing before its first day, after its last, below its minimum, of other goods and of subscriptions alone", () => {
    const codeOf = (more: Partial<CouponTerms>, goods: Parameters<typeof couponWorth>[1] = [panels]) =>
      couponWorth(coupon(more), goods, day);
    expect(codeOf({ from: "2026-11-21" })).toMatchObject({ amount: 0, problem: { code: "coupon-not-today" } });
    expect(codeOf({ until: "2026-11-19" })).toMatchObject({ amount: 0, problem: { code: "coupon-not-today" } });
    expect(codeOf({ from: day, until: day }).problem).toBeUndefined();
    expect(codeOf({ minimum: 89_901 })).toEqual({
      amount: 0,
      problem: { code: "coupon-below-minimum", params: { minimum: 89_901, missing: 1 } },
    });
    expect(codeOf({ categories: ["batteries"] })).toMatchObject({ amount: 0, problem: { code: "coupon-other-goods" } });
    expect(codeOf({}, [{ category: "subscriptions", net: 29_900 }])).toMatchObject({
      problem: { code: "coupon-other-goods" },
    });
  });

  it("never is more than the goods of a percentage or of its categories, and never negative", () => {
    const goods = fc.array(
      fc.record({
        category: fc.constantFrom("panels" as const, "inverters" as const, "subscriptions" as const),
        net: fc.nat(10_000_000),
      }),
    );
    const terms = fc.record({
      percent: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
      amount: fc.integer({ min: 1, max: 10_000_000 }),
      categories: fc.constantFrom([], ["panels"] as const),
      minimum: fc.nat(1_000_000),
    });
    fc.assert(
      fc.property(goods, terms, (list, { percent, amount, categories, minimum }) => {
        const own = coupon({ ...(percent === undefined ? { percent, amount } : { percent }), categories, minimum });
        const meant = list
          .filter(({ category }) => category !== "subscriptions" && (!categories.length || category === "panels"))
          .reduce((sum, { net }) => sum + net, 0);
        const worth = couponWorth(own, list, day);
        expect(worth.amount).toBeGreaterThanOrEqual(0);
        if (worth.problem) expect(worth.amount).toBe(0);
        else if (percent !== undefined) expect(worth.amount).toBe(share(meant, percent));
        else expect(worth.amount).toBe(categories.length > 0 ? Math.min(amount, meant) : amount);
      }),
    );
  });
});

describe("a coupon's life", () => {
  const use = fc.constantFrom<CouponUse>("none", "applied", "redeemed");

  it("counts every use once: taken, given back and spent ones add up to what it had, and its states are the machine's", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(...couponStates),
        fc.array(fc.record({ order: fc.nat(3), to: use }), { maxLength: 30 }),
        (maxUses, state, steps) => {
          let counts = { left: maxUses, applied: 0, redeemed: 0 };
          const orders: CouponUse[] = ["none", "none", "none", "none"];
          for (const { order, to } of steps) {
            const before = orders[order] ?? "none";
            if (before === "redeemed" || before === to) continue;
            if (before === "none" && (counts.left === 0 || state !== "active")) continue;
            const was = couponStatus({ state, ...counts });
            const { left, applied, redeemed } = countsChange(before, to);
            counts = {
              left: counts.left + left,
              applied: counts.applied + applied,
              redeemed: counts.redeemed + redeemed,
            };
            orders[order] = to;
            const is = couponStatus({ state, ...counts });
            const action = before === "none" ? "apply" : to === "none" ? "release" : "redeem";
            expect(couponMachine.leads(was, is, action), `${was} ${action} ${is}`).toBe(true);
            expect(counts.left + counts.applied + counts.redeemed).toBe(maxUses);
            expect(Math.min(counts.left, counts.applied, counts.redeemed)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  test("used up for good comes before disabled and expired", () => {
    expect(couponStatus({ state: "expired", left: 0, applied: 0 })).toBe("redeemed");
    expect(couponStatus({ state: "disabled", left: 0, applied: 1 })).toBe("disabled");
    expect(couponStatus({ state: "active", left: 0, applied: 1 })).toBe("applied");
  });
});

test("it is its holder's: a person's, or all of a company's; anybody's where it is nobody's", () => {
  const [member, stranger, alone] = [{ id: "U1", companyId: "C1" }, { id: "U2", companyId: "C2" }, { id: "U3" }];
  const mayUse = (holderId: string | undefined) =>
    [member, stranger, alone].map((user) => isTheirs({ holderId }, user));
  expect(mayUse(undefined)).toEqual([true, true, true]);
  expect(mayUse("U1")).toEqual([true, false, false]);
  expect(mayUse("C1")).toEqual([true, false, false]);
  expect(mayUse("U3")).toEqual([false, false, true]);
});
