import { expect, test } from "vitest";
import { waitAfter } from "./slow-down.ts";

test.each([
  [0, 0],
  [4, 0],
  [5, 2],
  [6, 4],
  [7, 8],
  [13, 512],
  [14, 900],
  [1000, 900],
])("after %i failures in a row the next try waits %i seconds", (failures, seconds) => {
  expect(waitAfter(failures, 5)).toBe(seconds);
});
