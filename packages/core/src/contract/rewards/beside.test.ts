import { expect, it } from "vitest";
import { fieldProblemsOf } from "../../platform/problems.ts";
import { MilestoneForm } from "./milestone-shapes.ts";
import { CouponForm } from "../shapes/coupon.ts";

const problemsOf = (schema: typeof CouponForm | typeof MilestoneForm, value: unknown) =>
  fieldProblemsOf(schema.safeParse(value).error ?? { issues: [] }).map(({ field, code }) => `${field} ${code}`);

const coupon = { code: "ESTATE-1", kind: "amount", amount: 500, from: "2026-11-01", until: "2026-11-30", maxUses: 1 };

it("tells all that is wrong with a coupon at once, each at its field", () => {
  expect(problemsOf(CouponForm, coupon)).toEqual([]);
  const wrong = { ...coupon, code: "a", amount: undefined, until: "2026-10-01", maxUses: 0, holderEmail: "nobody" };
  expect(problemsOf(CouponForm, wrong).toSorted()).toEqual([
    "amount required",
    "code invalid-format",
    "holderEmail invalid-format",
    "maxUses too-small",
    "until before-start",
  ]);
  expect(problemsOf(CouponForm, { ...coupon, kind: "percent", maxUses: 0 }).toSorted()).toEqual([
    "maxUses too-small",
    "percent required",
  ]);
});

it("tells of a day that is missing that alone, and of nothing at all no more than that", () => {
  expect(problemsOf(CouponForm, { ...coupon, until: undefined })).toEqual(["until invalid-type"]);
  expect(problemsOf(CouponForm, null)).toHaveLength(1);
  expect(problemsOf(CouponForm, "coupon")).toHaveLength(1);
});

it("tells all that is wrong with a milestone at once", () => {
  const wrong = { name: "", measure: "amount", kind: "percent", from: "2026-12", until: "2026-11", days: 90 };
  expect(problemsOf(MilestoneForm, wrong).toSorted()).toEqual([
    "goods required",
    "name too-small",
    "percent required",
    "until before-start",
  ]);
});
