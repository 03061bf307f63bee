import fc from "fast-check";
import { expect, it, test } from "vitest";
import { romeDate } from "../../platform/time.ts";
import { defaultValidity, endOf, isNearlyOver, isOver, isTooLong } from "./validity.ts";

test.each([
  ["in winter", "2026-12-04", "2026-12-04T22:59:59.999Z"],
  ["in summer", "2026-07-15", "2026-07-15T21:59:59.999Z"],
  ["on the day that has 23 hours", "2026-03-29", "2026-03-29T21:59:59.999Z"],
  ["on the evening before it", "2026-03-28", "2026-03-28T22:59:59.999Z"],
  ["on the day that has 25 hours", "2026-10-25", "2026-10-25T22:59:59.999Z"],
  ["on the evening before it", "2026-10-24", "2026-10-24T21:59:59.999Z"],
])("a quotation ends at 23:59:59 in Rome, %s", (_, day, end) => {
  expect(endOf(day)).toBe(end);
  expect(isOver(day, new Date(end))).toBe(false);
  expect(isOver(day, new Date(Date.parse(end) + 1))).toBe(true);
});

it("is valid for fifteen days of Rome's calendar, and is nearly over three days before", () => {
  const late = new Date("2026-11-20T23:30:00Z");
  expect(defaultValidity(late)).toBe("2026-12-06");
  expect(isNearlyOver("2026-12-06", new Date("2026-12-02T22:59:00Z"))).toBe(false);
  expect(isNearlyOver("2026-12-06", new Date("2026-12-02T23:00:00Z"))).toBe(true);
  expect(isNearlyOver("2026-12-06", new Date("2026-12-06T22:59:59Z"))).toBe(true);
  expect(isNearlyOver("2026-12-06", new Date("2026-12-06T23:00:00Z"))).toBe(false);
});

it("locks no price for longer than a year", () => {
  const now = new Date("2026-11-20T23:30:00Z");
  expect(["2027-11-21", "2027-11-22", "9999-12-31"].map((day) => isTooLong(day, now))).toEqual([false, true, true]);
});

it("ends within its own day in Rome, and one millisecond later it is the next, whatever the day", () => {
  const days = fc.date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (at) => {
      const day = romeDate(at);
      const end = new Date(endOf(day));
      expect(romeDate(end)).toBe(day);
      expect(romeDate(new Date(end.getTime() + 1)) > day).toBe(true);
    }),
  );
});
