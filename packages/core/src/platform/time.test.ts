import fc from "fast-check";
import { expect, it } from "vitest";
import { romeDate, romeMonth } from "./time.ts";

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
