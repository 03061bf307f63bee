import { expect, it, test } from "vitest";
import { validity } from "./validity.ts";

const now = new Date("2026-11-20T22:30:00Z");

it("counts from this moment when the first day is today in Rome, or is not said", () => {
  expect(validity({}, now)).toEqual({ from: now.toISOString(), to: undefined });
  expect(validity({ validFrom: "2026-11-20" }, now).from).toBe(now.toISOString());
});

it("begins and ends at midnight in Rome, the last day included, in summer time and out of it", () => {
  expect(validity({ validFrom: "2026-12-01", validTo: "2026-12-24" }, now)).toEqual({
    from: "2026-11-30T23:00:00.000Z",
    to: "2026-12-24T23:00:00.000Z",
  });
  expect(validity({ validFrom: "2027-03-28", validTo: "2027-03-31" }, now)).toEqual({
    from: "2027-03-27T23:00:00.000Z",
    to: "2027-03-31T22:00:00.000Z",
  });
});

test.each([
  [{ validFrom: "2026-11-19" }, "validFrom", "in-the-past"],
  [{ validTo: "2026-11-19" }, "validTo", "before-start"],
  [{ validFrom: "2026-12-10", validTo: "2026-12-09" }, "validTo", "before-start"],
])("refuses %j", (days, field, code) => {
  expect(() => validity(days, now)).toThrow(expect.objectContaining({ fields: [{ field, code }] }));
});
