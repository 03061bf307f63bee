import fc from "fast-check";
import { expect, it } from "vitest";
import { isUnusual, unusualTimes, usualOf } from "./unusual.ts";

it("takes the middle of earlier figures for the usual one, and nothing of fewer than three", () => {
  expect(usualOf([5, 7])).toBeUndefined();
  expect(usualOf([9_000, 5, 7])).toBe(7);
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 3 }), (figures) => {
      expect(figures).toContain(usualOf(figures));
    }),
  );
});

it("asks from ten times the usual on, and never where nothing is usual", () => {
  expect([isUnusual(99, 10), isUnusual(100, 10), isUnusual(1_000_000, undefined), isUnusual(5, 0)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (usual) => {
      expect(isUnusual(usual * unusualTimes, usual)).toBe(true);
      expect(isUnusual(usual * unusualTimes - 1, usual)).toBe(false);
    }),
  );
});
