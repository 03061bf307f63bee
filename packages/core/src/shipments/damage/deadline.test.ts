import { expect, test } from "vitest";
import { daysBetween, plusDays } from "../../platform/time.ts";
import { carrierDeadline, daysLeft } from "./deadline.ts";

test("in the country hidden damage is told within eight days, the day of delivery not counted", () => {
  expect(carrierDeadline("national", "2026-11-27")).toBe("2026-12-05");
  expect(carrierDeadline("national", "2026-12-28")).toBe("2027-01-05");
});

test("abroad seven days are counted without Sundays", () => {
  // A Friday: Saturday, then Monday to Saturday.
  expect(carrierDeadline("cmr", "2026-11-27")).toBe("2026-12-05");
  // A Saturday: Monday to Saturday, then the next Monday.
  expect(carrierDeadline("cmr", "2026-11-28")).toBe("2026-12-07");
  // A Sunday delivery: the same Monday is the first.
  expect(carrierDeadline("cmr", "2026-11-29")).toBe("2026-12-07");
});

test("New Year's Day is counted nowhere", () => {
  expect(carrierDeadline("cmr", "2026-12-29")).toBe("2027-01-07");
});

test("no deadline abroad ends on a Sunday, and seven days that count always lie before it", () => {
  for (let at = 0; at < 800; at += 1) {
    const received = plusDays("2026-01-01", at);
    const until = carrierDeadline("cmr", received);
    expect(new Date(until).getUTCDay()).not.toBe(0);
    const counted = Array.from({ length: daysBetween(received, until) }, (_, day) =>
      plusDays(received, day + 1),
    ).filter((day) => new Date(day).getUTCDay() !== 0 && !day.endsWith("-01-01"));
    expect(counted).toHaveLength(7);
  }
});

test("a deadline's own day is the last, and days after it are below nought", () => {
  expect(daysLeft("2026-12-05", "2026-12-05")).toBe(0);
  expect(daysLeft("2026-12-05", "2026-11-27")).toBe(8);
  expect(daysLeft("2026-12-05", "2026-12-07")).toBe(-2);
});
