import fc from "fast-check";
import { expect, it } from "vitest";
import {
  dayEnd,
  daysBetween,
  dayStart,
  lastOfMonth,
  plusDays,
  plusMonths,
  plusYears,
  romeDate,
  romeDaysLater,
  romeMonth,
} from "./time.ts";

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome", dateStyle: "short" });

it("tells the day and the month that a calendar in Rome shows, at whatever moment", () => {
  const moments = fc.date({ min: new Date("2021-01-01"), max: new Date("2037-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (at) => {
      expect(romeDate(at)).toBe(clock.format(at));
      expect(romeMonth(at)).toBe(clock.format(at).slice(0, 7));
    }),
  );
});

it.each([
  ["2026-10-31T22:59:59.999Z", "2026-10"],
  ["2026-10-31T23:32:00.000Z", "2026-11"],
  ["2026-06-30T21:59:59.999Z", "2026-06"],
  ["2026-06-30T22:00:00.000Z", "2026-07"],
  ["2026-12-31T23:00:00.000Z", "2027-01"],
])("%s lies in Rome's %s", (at, month) => expect(romeMonth(new Date(at))).toBe(month));

const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }).map(romeDate);

it("counts days by the calendar, over changes of the clock and years too", () => {
  expect([daysBetween("2026-10-24", "2026-10-26"), daysBetween("2026-03-28", "2026-03-30")]).toEqual([2, 2]);
  expect([plusDays("2026-12-31", 1), plusDays("2028-03-01", -1)]).toEqual(["2027-01-01", "2028-02-29"]);
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(daysBetween(day, plusDays(day, count))).toBe(count);
    }),
  );
});

it("ends months and years that are too short on their last day", () => {
  expect([plusMonths("2026-01-31", 1), plusMonths("2026-03-31", -1), plusMonths("2028-01-31", 1)]).toEqual([
    "2026-02-28",
    "2026-02-28",
    "2028-02-29",
  ]);
  expect(plusYears("2028-02-29", 1)).toBe("2029-02-28");
  fc.assert(
    fc.property(days, (day) => {
      const last = lastOfMonth(day);
      expect([last.slice(0, 7), plusDays(last, 1).slice(8)]).toEqual([day.slice(0, 7), "01"]);
    }),
  );
});

it("begins and ends a day by the clocks of Rome, also one of 23 or 25 hours", () => {
  expect([dayStart("2026-03-29"), dayEnd("2026-03-29")]).toEqual([
    "2026-03-28T23:00:00.000Z",
    "2026-03-29T21:59:59.999Z",
  ]);
  // The last day that can be written ends too, though no day follows it.
  expect(dayEnd("9999-12-31")).toBe("9999-12-31T22:59:59.999Z");
  expect([dayStart("2026-10-25"), dayEnd("2026-10-25")]).toEqual([
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T22:59:59.999Z",
  ]);
  expect(romeDaysLater(new Date("2026-10-24T10:00:00Z"), 1)).toEqual(new Date("2026-10-25T11:00:00Z"));
  fc.assert(
    fc.property(days, (day) => {
      expect([romeDate(new Date(dayStart(day))), romeDate(new Date(dayEnd(day)))]).toEqual([day, day]);
    }),
  );
});
