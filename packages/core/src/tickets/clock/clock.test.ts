import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { romeDate } from "../../platform/time.ts";
import { isOverdue, resumedClock, startedClock, stoppedClock } from "./sla.ts";
import { isWorkingDay } from "./working-days.ts";
import { afterWorking, workedBetween, workingDay } from "./working-time.ts";

const at = (text: string) => new Date(text);
const anyMoment = fc.date({ min: at("2024-01-01T00:00:00Z"), max: at("2031-12-31T00:00:00Z"), noInvalidDate: true });
const anyWork = fc.integer({ min: 1, max: 8 * workingDay });

describe("working days", () => {
  test.each([
    ["2026-04-06", "Easter Monday"],
    ["2025-04-21", "Easter Monday"],
    ["2026-12-25", "Christmas"],
    ["2026-06-02", "Festa della Repubblica"],
    ["2027-10-04", "Saint Francis"],
    ["2026-11-21", "a Saturday"],
  ])("%s is none: %s", (day) => expect(isWorkingDay(day)).toBe(false));

  it("counts 4 October of the years in which it was no holiday, and an ordinary Monday", () => {
    expect(isWorkingDay("2024-10-04")).toBe(true);
    expect(isWorkingDay("2026-11-23")).toBe(true);
  });
});

describe("the desk's time", () => {
  it("begins when the desk opens, and skips nights, weekends and holidays", () => {
    // A Friday evening in Rome: Monday 23 November, 9:00 and a day.
    expect(afterWorking(at("2026-11-20T20:00:00Z"), workingDay).toISOString()).toBe("2026-11-23T17:00:00.000Z");
    // Good Friday at noon: half of it, then Tuesday, since Monday is Easter Monday.
    expect(afterWorking(at("2026-04-03T11:00:00Z"), workingDay).toISOString()).toBe("2026-04-07T11:00:00.000Z");
  });

  it("keeps the clock on the wall over both changes of the clocks", () => {
    expect(afterWorking(at("2026-03-27T10:00:00Z"), workingDay).toISOString()).toBe("2026-03-30T09:00:00.000Z");
    expect(afterWorking(at("2026-10-23T09:00:00Z"), workingDay).toISOString()).toBe("2026-10-26T10:00:00.000Z");
  });

  it("measures what it adds, in one part or in two, and ends while the desk is there", () => {
    fc.assert(
      fc.property(anyMoment, anyWork, anyWork, (from, first, second) => {
        const end = afterWorking(from, first);
        expect(workedBetween(from, end)).toBe(first);
        expect(isWorkingDay(romeDate(end))).toBe(true);
        expect(afterWorking(end, second)).toEqual(afterWorking(from, first + second));
        expect(workedBetween(end, from)).toBe(0);
      }),
    );
  });
});

describe("the clock of a ticket", () => {
  it("has three, two and one working days by plan", () => {
    const now = at("2026-11-23T09:00:00Z");
    expect(["none", "premium", "exclusive"].map((tier) => startedClock(tier as "none", now).dueAt)).toEqual([
      "2026-11-26T09:00:00.000Z",
      "2026-11-25T09:00:00.000Z",
      "2026-11-24T09:00:00.000Z",
    ]);
  });

  it("stands while the customer is to answer, however long, and goes on with what was left", () => {
    fc.assert(
      fc.property(anyMoment, anyWork, anyWork, (now, worked, waited) => {
        const started = startedClock("none", now);
        const asked = afterWorking(now, worked);
        const stopped = stoppedClock(started, asked);
        expect(stopped.left).toBe(3 * workingDay - worked);
        expect(stoppedClock(stopped, afterWorking(asked, waited))).toBe(stopped);
        const resumed = resumedClock(stopped, afterWorking(asked, waited));
        if ((stopped.left ?? 0) > 0)
          expect(resumed.dueAt).toBe(afterWorking(now, 3 * workingDay + waited).toISOString());
        else expect(isOverdue(resumed, new Date(afterWorking(asked, waited).getTime() + 1))).toBe(true);
      }),
    );
  });

  it("stays late when it was", () => {
    const late = stoppedClock({ dueAt: "2026-11-23T09:00:00.000Z" }, at("2026-11-23T10:00:00Z"));
    expect(late).toEqual({ left: -3_600_000 });
    expect(isOverdue({ dueAt: "2026-11-23T09:00:00.000Z" }, at("2026-11-23T09:00:00Z"))).toBe(false);
    expect(isOverdue(late, at("2026-11-23T10:00:00Z"))).toBe(false);
  });
});
