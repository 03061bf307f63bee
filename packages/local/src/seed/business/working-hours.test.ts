import fc from "fast-check";
import { expect, it } from "vitest";
import { romeDate, romeMinute } from "@solvia/core/platform/time";
import { workingMoment } from "./working-hours.ts";

const begun = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
const days = fc.integer({ min: 0, max: 2250 }).map((steps) => steps / 50);
const story = fc.string({ maxLength: 8 });

it("lies in an office's hours in Rome, never after the moment that it is counted from", () => {
  fc.assert(
    fc.property(begun, days, story, (begunOn, ago, of) => {
      const moment = workingMoment(begunOn, ago, of);
      const clock = romeMinute(moment).slice(11);
      expect(clock >= "08:00" && clock <= "18:30", clock).toBe(true);
      expect(moment.getTime()).toBeLessThanOrEqual(begunOn.getTime());
      expect(workingMoment(begunOn, ago, of)).toEqual(moment);
    }),
  );
});

it("keeps to those hours on the days on which clocks change", () => {
  const clockOf = (ago: number) => romeMinute(workingMoment(new Date("2026-11-28T07:43:00Z"), ago));
  expect(clockOf(34) >= "2026-10-25 08:37" && clockOf(34) <= "2026-10-25 08:43", clockOf(34)).toBe(true);
});

it("keeps the order of a story's steps and the calendar's days between them", () => {
  fc.assert(
    fc.property(begun, days, fc.integer({ min: 1, max: 500 }), story, (begunOn, ago, steps, of) => {
      const earlier = workingMoment(begunOn, ago + steps / 50, of);
      expect(earlier.getTime()).toBeLessThan(workingMoment(begunOn, ago, of).getTime());
    }),
  );
  const [late, early] = [new Date("2026-11-20T15:00:00Z"), new Date("2026-11-20T05:00:00Z")];
  expect([1, 14].map((ago) => romeDate(workingMoment(late, ago)))).toEqual(["2026-11-19", "2026-11-06"]);
  expect([0, 1].map((ago) => romeDate(workingMoment(early, ago)))).toEqual(["2026-11-19", "2026-11-18"]);
});

it("gives stories of the same day minutes of their own", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  const seconds = new Set(["roof", "balcony", "storage", "wallbox"].map((of) => workingMoment(now, 4, of).getTime()));
  expect(seconds.size).toBe(4);
});
