import { expect, it } from "vitest";
import { kilograms } from "./words.ts";

it.each([
  [0, 0],
  [40, 0.04],
  [350, 0.35],
  [1490, 1.5],
  [9960, 10],
  [24_400, 24],
  [525_000, 525],
])("says %i grams as %d kilograms", (grams, said) => {
  expect(kilograms(grams)).toBe(said);
});
