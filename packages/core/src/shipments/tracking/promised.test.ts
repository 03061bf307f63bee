import { expect, it } from "vitest";
import { promisedOf } from "./promised.ts";

const now = new Date("2026-11-27T09:00:00Z");

it("says whether what was promised was kept, by the days of Rome", () => {
  expect(promisedOf({ state: "shipped" }, now)).toBeUndefined();
  expect(promisedOf({ state: "cancelled", promisedBy: "2026-11-20" }, now)).toBeUndefined();
  expect(promisedOf({ state: "shipped", promisedBy: "2026-11-27" }, now)).toEqual({
    by: "2026-11-27",
    outcome: "open",
    lateDays: 0,
  });
  expect(promisedOf({ state: "shipped", promisedBy: "2026-11-25" }, now)).toMatchObject({
    outcome: "late",
    lateDays: 2,
  });
  const promisedBy = "2026-11-20";
  // 23:30 in Rome is still that day; half an hour after midnight isn't.
  expect(promisedOf({ state: "delivered", promisedBy, deliveredOn: "2026-11-20T22:30:00.000Z" }, now)).toMatchObject({
    outcome: "kept",
    lateDays: 0,
  });
  expect(promisedOf({ state: "delivered", promisedBy, deliveredOn: "2026-11-20T23:30:00.000Z" }, now)).toMatchObject({
    outcome: "late",
    lateDays: 1,
  });
});
