import { expect, it } from "vitest";
import { limitWarnings } from "./limit-warnings.ts";

it.each([
  [undefined, 500_000, []],
  [null, 4_999_999, []],
  [null, 5_000_000, ["limit-large"]],
  [undefined, 1_000_000_000, ["limit-large"]],
  [0, 1_000_000_000, ["limit-large"]],
  [6_000_000, 7_000_000, ["limit-large"]],
  [7_000_000, 6_000_000, []],
  [null, null, []],
  [undefined, 0, []],
  [500_000, 1_000_000, []],
  [500_000, 4_999_999, []],
  [500_000, 5_000_000, ["limit-tenfold"]],
  [500_000, 1_000_000_000, ["limit-tenfold"]],
  [500_000, 50_000, ["limit-tenfold"]],
  [500_000, 0, ["limit-ended"]],
  [500_000, null, ["limit-ended"]],
  [0, 500_000, []],
])("from %s to %s: %j", (before, after, codes) => {
  expect(limitWarnings(before, after).map(({ code }) => code)).toEqual(codes);
});
