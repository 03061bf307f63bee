import { expect, test } from "vitest";
import { monthBeside } from "./months.ts";

test.each([
  ["2026-11", -1, "2026-10"],
  ["2026-11", 1, "2026-12"],
  ["2026-01", -1, "2025-12"],
  ["2026-12", 1, "2027-01"],
] as const)("beside %s by %i is %s", (period, step, beside) => {
  expect(monthBeside(period, step)).toBe(beside);
});
