import fc from "fast-check";
import { expect, it } from "vitest";
import { couponWarningCodes, couponWarnings } from "./coupon-warnings.ts";

const usual = {
  kind: "percent",
  percent: 1_000,
  minimum: 0,
  from: "2026-11-26",
  until: "2027-11-26",
  maxUses: 200,
} as const;
const asked = (more: Partial<Parameters<typeof couponWarnings>[0]>) =>
  couponWarnings({ ...usual, ...more }).map(({ code }) => code);

it.each<[string, Partial<Parameters<typeof couponWarnings>[0]>, string[]]>([
  ["ten percent for a year", {}, []],
  [
    "all for nothing, for everybody, for ever",
    { percent: 10_000, maxUses: 100_000, until: "2099-12-31" },
    ["coupon-half", "coupon-many-uses", "coupon-for-years"],
  ],
  ["half", { percent: 5_000 }, ["coupon-half"]],
  ["just less than half", { percent: 4_999 }, []],
  ["all, for one customer", { percent: 10_000, holderEmail: "a@b.it", maxUses: 1 }, ["coupon-half"]],
  ["a hundred euro off any order", { kind: "amount", amount: 100_00 }, ["coupon-beyond-minimum"]],
  ["a hundred euro off two hundred", { kind: "amount", amount: 100_00, minimum: 200_00 }, []],
  ["a hundred euro for one customer", { kind: "amount", amount: 100_00, holderEmail: "a@b.it" }, []],
  ["a small amount off any order", { kind: "amount", amount: 99_99 }, []],
  ["a percentage that doesn't count", { kind: "amount", amount: 10_00, percent: 10_000 }, []],
  ["one use for a lifetime", { maxUses: 1, until: "2096-12-31" }, []],
  ["many for just two years", { until: "2028-11-26" }, []],
  ["many for a day longer", { until: "2028-11-27" }, ["coupon-for-years"]],
])("asks about %s: %j", (_, more, codes) => {
  expect(asked(more)).toEqual(codes);
});

it("asks no less where more is given away", () => {
  const rank = (codes: readonly string[]) => couponWarningCodes.filter((code) => codes.includes(code)).length;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.nat(5_000),
      fc.nat(50_000),
      (percent, maxUses, more, further) => {
        const one = asked({ percent, maxUses });
        expect(rank(asked({ percent: percent + more, maxUses: maxUses + further }))).toBeGreaterThanOrEqual(rank(one));
      },
    ),
  );
});
