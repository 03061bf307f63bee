import * as fc from "fast-check";
import { expect, it } from "vitest";
import { rangeScale } from "./range-scale.ts";

const scales = fc
  .record({
    first: fc.integer({ min: 0, max: 500 }),
    more: fc.integer({ min: 1, max: 20_000 }),
    step: fc.constantFrom(0.1, 1, 5),
  })
  .map(({ first, more, step }) => ({ least: first * step, most: (first + more) * step, step }));

it("begins and ends with its bounds and never falls in between", () => {
  fc.assert(
    fc.property(scales, ({ least, most, step }) => {
      const { places, valueAt } = rangeScale(least, most, step);
      expect(valueAt(0)).toBeCloseTo(least, 6);
      expect(valueAt(places)).toBeCloseTo(most, 6);
      const values = Array.from({ length: Math.min(places, 200) + 1 }, (_, place) => valueAt(place));
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }),
  );
});

it("finds the place of a value that it gave", () => {
  const even = rangeScale(380, 720, 5);
  expect(even.valueAt(even.placeOf(450))).toBe(450);
  const wide = rangeScale(300, 125_000, 100);
  expect(wide.placeOf(wide.valueAt(40))).toBe(40);
  expect([wide.placeOf(1), wide.placeOf(10_000_000)]).toEqual([0, wide.places]);
});

it("has room for small inverters beside large ones", () => {
  const { valueAt } = rangeScale(300, 125_000, 100);
  expect(valueAt(50)).toBeLessThan(7000);
});
