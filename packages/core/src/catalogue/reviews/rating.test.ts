import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ratingOf, starsOf } from "./rating.ts";

it("counts stars and gives their mean to one decimal", () => {
  expect(starsOf([5, 5, 4, 1])).toEqual([1, 0, 0, 1, 2]);
  expect(ratingOf(starsOf([5, 5, 4, 1]))).toEqual({ average: 3.8, count: 4 });
  expect(ratingOf(starsOf([]))).toBeUndefined();
  expect(ratingOf(undefined)).toBeUndefined();
});

it("stays between the fewest and the most stars that were given", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
      const { average, count } = ratingOf(starsOf(ratings))!;
      expect(count).toBe(ratings.length);
      expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
      expect(average).toBeLessThanOrEqual(Math.max(...ratings));
    }),
  );
});
