import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discounted } from "../../../platform/money.ts";
import { afterDiscounts, discountsOf, inAll, isWholePercent, partsOf, writtenOf } from "./successive-discounts.ts";

describe("discounts that follow each other", () => {
  it.each([
    [10_000, [1_000, 500], 8_550, 0.145, false],
    [10_000, [5_000, 1_000], 4_500, 0.55, true],
    [10_000, [5_000, 1_000, 500], 4_275, 0.5725, false],
    [8_990, [3_500, 1_200], 5_142, 0.428, false],
    // 99.99 × 0.9 × 0.95 = 85.49145; rounded after each step it would be 85.49, from 89.99.
    [9_999, [1_000, 500], 8_549, 0.145, false],
    // 0.50 × 0.9 × 0.9 × 0.9 = 0.3645: rounded after each step 0.45, 0.41, 0.37.
    [50, [1_000, 1_000, 1_000], 36, 0.271, false],
    [12_345, [3_333], 8_230, 0.3333, false],
    [12_345, [10_000, 500], 0, 1, true],
    [12_345, [], 12_345, 0, true],
  ] as const)("%i less %j is %i, in all %f", (price, discounts, after, all, isWhole) => {
    expect(afterDiscounts(price, discounts)).toBe(after);
    expect(inAll(discounts)).toBe(all);
    expect(isWholePercent(discounts)).toBe(isWhole);
  });

  const price = fc.integer({ min: 0, max: 100_000_000 });
  const discount = fc.integer({ min: 0, max: 10_000 });
  it("come to the same in any order, and one alone to what the money's rules say", () => {
    fc.assert(
      fc.property(price, fc.array(discount, { maxLength: 4 }), (cents, several) => {
        expect(afterDiscounts(cents, several)).toBe(afterDiscounts(cents, several.toReversed()));
        expect(discountsOf(writtenOf(several))).toEqual(several);
      }),
    );
    fc.assert(
      fc.property(price, discount, (cents, one) => {
        expect(afterDiscounts(cents, [one])).toBe(discounted(cents, one / 10_000));
      }),
    );
  });

  it("stand in one cell with a plus between them", () => {
    expect(partsOf("50+10+5")).toEqual(["50", "10", "5"]);
    expect(partsOf(" 10% + 5 % ")).toEqual(["10%", "5 %"]);
    expect(partsOf("10 + -5")).toEqual(["10", "-5"]);
    for (const text of ["10", "10+", "+5", "10-5", ""]) expect(partsOf(text)).toBeUndefined();
  });
});
