import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lateInterest } from "./late-interest.ts";
import { endOfHalfYear, halfYearOf, knownReferenceRates } from "./reference-rates.ts";
import { plusDays } from "../../platform/time.ts";

const interest = (...of: Parameters<typeof lateInterest>) =>
  lateInterest(...of).reduce((sum, part) => sum + (part.interest ?? 0), 0);

describe("interest between businesses", () => {
  it.each([
    ["10,000 euro for 45 days", 1_000_000, "2026-02-01", "2026-03-18", 45, 12_514],
    ["5,000 euro for 31 days", 500_000, "2026-03-31", "2026-05-01", 31, 4310],
  ])("comes to what domain-rules 4.4 works out of %s", (_, due, dueOn, on, days, expected) => {
    expect(lateInterest(due, dueOn, on, knownReferenceRates)).toEqual([
      { half: "2026-1", days, rate: 1015, interest: expected },
    ]);
  });

  it("counts each half-year at its own rate, each rounded for itself", () => {
    const rates = { "2026-1": 215, "2026-2": 240 };
    expect(lateInterest(1_000_000, "2026-06-20", "2026-07-10", rates)).toEqual([
      { half: "2026-1", days: 10, rate: 1015, interest: 2781 },
      { half: "2026-2", days: 10, rate: 1040, interest: 2849 },
    ]);
  });

  it("says of a half-year whose rate nobody has told that it isn't known, and invents none", () => {
    expect(lateInterest(1_000_000, "2026-06-30", "2026-07-10", knownReferenceRates)).toEqual([
      { half: "2026-2", days: 10 },
    ]);
  });

  it("is nothing on the day on which it is due, and before", () => {
    expect(lateInterest(1_000_000, "2026-03-10", "2026-03-10", knownReferenceRates)).toEqual([]);
    expect(lateInterest(1_000_000, "2026-03-10", "2026-01-10", knownReferenceRates)).toEqual([]);
  });

  it("counts every day once, whatever the due date, and grows with each", () => {
    fc.assert(
      fc.property(fc.nat(900), fc.nat(900), fc.integer({ min: 1, max: 10_000_000 }), (start, days, due) => {
        const dueOn = plusDays("2026-01-01", start);
        const on = plusDays(dueOn, days);
        const rates = Object.fromEntries(
          [2026, 2027, 2028, 2029, 2030, 2031].flatMap((year) => [
            [`${year}-1`, 215],
            [`${year}-2`, 240],
          ]),
        );
        const parts = lateInterest(due, dueOn, on, rates);
        expect(parts.reduce((sum, part) => sum + part.days, 0)).toBe(days);
        expect(interest(due, dueOn, on, rates)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it("ends the half-years in June and in December", () => {
  expect([halfYearOf("2026-06-30"), halfYearOf("2026-07-01"), halfYearOf("2026-12-31")]).toEqual([
    "2026-1",
    "2026-2",
    "2026-2",
  ]);
  expect([endOfHalfYear("2026-1"), endOfHalfYear("2026-2")]).toEqual(["2026-06-30", "2026-12-31"]);
});
