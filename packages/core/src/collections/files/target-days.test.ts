import * as fc from "fast-check";
import { expect, it } from "vitest";
import { collectionDay, outcomeDay } from "../presentable.ts";
import { easterOf, isTargetDay, nextTargetDay, plusTargetDays } from "../../payments/target-days.ts";
import { plusDays } from "../../platform/time.ts";

it.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
])("knows Easter of %i", (year, sunday) => {
  expect(easterOf(year)).toBe(sunday);
});

it.each([
  ["2026-11-23", true],
  ["2026-11-21", false],
  ["2026-11-22", false],
  ["2026-12-25", false],
  ["2028-12-26", false],
  ["2027-01-01", false],
  ["2026-05-01", false],
  ["2026-04-03", false],
  ["2026-04-06", false],
  // Holidays of Italy alone: the banks settle.
  ["2026-06-02", true],
  ["2026-12-08", true],
])("says whether the banks settle on %s", (day, settles) => {
  expect(isTargetDay(day)).toBe(settles);
});

it("asks for a payment on the next day of the banks, and no sooner than a file can", () => {
  expect(nextTargetDay("2026-12-25")).toBe("2026-12-28");
  expect(collectionDay("riba", "2026-12-05", "2026-11-26")).toBe("2026-12-07");
  // Due tomorrow: five days of the banks from today.
  expect(collectionDay("riba", "2026-11-24", "2026-11-23")).toBe("2026-11-30");
  expect(collectionDay("sdd", "2026-11-24", "2026-11-23")).toBe("2026-11-25");
  expect(collectionDay("sdd", "2026-11-28", "2026-11-20")).toBe("2026-11-30");
  expect(outcomeDay("2026-12-28")).toBe("2027-01-05");
});

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => plusDays("2020-01-01", days));

it("counts days of the banks alone, never back", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 20 }), (from, days) => {
      const to = plusTargetDays(from, days);
      expect(isTargetDay(to) && to >= from).toBe(true);
      let settling = 0;
      for (let one = plusDays(nextTargetDay(from), 1); one <= to; one = plusDays(one, 1))
        settling += isTargetDay(one) ? 1 : 0;
      expect(settling).toBe(days);
    }),
  );
});
