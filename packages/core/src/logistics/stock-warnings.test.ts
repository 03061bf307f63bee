import { expect, it } from "vitest";
import { stockWarnings } from "./stock-warnings.ts";

it.each([
  [640, 600, []],
  [640, 0, []],
  [0, 640, []],
  [1500, 1, ["stock-thousandfold"]],
  [1, 1500, ["stock-thousandfold"]],
  [1000, 2, []],
  [0, 1_000_000, ["stock-huge"]],
  [600, 100_000, ["stock-huge"]],
  [200_000, 150_000, []],
])("from %d pieces to %d: %j", (before, after, codes) => {
  expect(stockWarnings(before, after).map(({ code }) => code)).toEqual(codes);
});
