import * as fc from "fast-check";
import { expect, it } from "vitest";
import { plusDays } from "../../platform/time.ts";
import { currentPeriod, grains, neighbour, partsOf, periodOf, periodWith, yearBefore } from "./period.ts";

it.each([
  ["2026-11-20", "day", "2026-11-20", "2026-11-20"],
  ["2026-W47", "week", "2026-11-16", "2026-11-22"],
  ["2026-W01", "week", "2025-12-29", "2026-01-04"],
  ["2020-W53", "week", "2020-12-28", "2021-01-03"],
  ["2024-02", "month", "2024-02-01", "2024-02-29"],
  ["2026", "year", "2026-01-01", "2026-12-31"],
])("reads %s as a %s", (text, grain, from, to) => {
  expect(periodOf(text)).toEqual({ text, grain, from, to });
});

it.each(["2026-13", "2026-W54", "2026-W00", "2021-W53", "2026-02-30", "0026", "x", ""])("refuses %j", (text) => {
  expect(periodOf(text)).toBeUndefined();
});

it("knows the period before and the one of the year before", () => {
  const before = (text: string) => [neighbour(periodOf(text)!, -1), yearBefore(periodOf(text)!)];
  expect(before("2026-03-01")).toEqual(["2026-02-28", "2025-03-01"]);
  expect(before("2026-W01")).toEqual(["2025-W52", "2025-W01"]);
  expect(before("2020-W53")).toEqual(["2020-W52", "2019-W52"]);
  expect(before("2026-01")).toEqual(["2025-12", "2025-01"]);
  expect(before("2026")).toEqual(["2025", "2025"]);
  expect(before("2024-02-29")).toEqual(["2024-02-28", "2023-02-28"]);
});

it("is in the days of Rome over midnight and the changes of its clocks", () => {
  expect(currentPeriod("day", new Date("2026-03-29T22:30:00Z"))).toBe("2026-03-30");
  expect(currentPeriod("day", new Date("2026-10-25T22:30:00Z"))).toBe("2026-10-25");
  expect(currentPeriod("year", new Date("2026-12-31T23:30:00Z"))).toBe("2027");
});

it("covers each day by one period of a length, and tells it in parts that leave none out", () => {
  const days = fc.integer({ min: 0, max: 9000 }).map((days) => plusDays("2021-01-01", days));
  fc.assert(
    fc.property(days, fc.constantFrom(...grains), (day, grain) => {
      const period = periodOf(periodWith(grain, day))!;
      expect(period.grain).toBe(grain);
      expect(period.from <= day && day <= period.to).toBe(true);
      const next = periodOf(neighbour(period, 1))!;
      expect(next.from).toBe(plusDays(period.to, 1));
      expect(neighbour(next, -1)).toBe(period.text);
      const parts = partsOf(period);
      expect(parts.some((part) => day.startsWith(part))).toBe(true);
      expect(parts).toHaveLength({ day: 1, week: 7, month: Number(period.to.slice(8)), year: 12 }[grain]);
    }),
  );
});
