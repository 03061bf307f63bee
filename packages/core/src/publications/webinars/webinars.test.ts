import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { romeMinute } from "../../platform/time.ts";
import { webinarCalendar } from "./calendar.ts";
import { dueReminder, phaseOf, reminderAt, type Webinar } from "./webinar.ts";

const webinar = (more: Partial<Webinar> = {}): Webinar => ({
  publicationId: "01WEBINAR",
  startsOn: "2026-12-10T16:00:00.000Z",
  endsOn: "2026-12-10T17:00:00.000Z",
  capacity: 10,
  liveUrl: "https://live.example/secret-room",
  cancelled: false,
  sequence: 0,
  revision: 1,
  changedOn: "2026-11-29T10:00:00.000Z",
  ...more,
});
const told = {
  title: "Stringhe; corte, lunghe",
  description: "a\nb",
  url: "https://solvia.example/webinars/a",
  host: "solvia.example",
};
const lineOf = (calendar: string, name: string) =>
  calendar
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .find((line) => line.startsWith(name));

const instants = fc
  .integer({ min: Date.parse("2026-01-01T00:00:00Z"), max: Date.parse("2029-12-31T00:00:00Z") })
  .map((time) => new Date(Math.floor(time / 60_000) * 60_000));

describe("a webinar's calendar", () => {
  it("is told by the clock of Rome, in summer and winter", () => {
    expect(lineOf(webinarCalendar(webinar(), told), "DTSTART;")).toBe("DTSTART;TZID=Europe/Rome:20261210T170000");
    const summer = webinar({ startsOn: "2027-07-10T16:00:00.000Z", endsOn: "2027-07-10T17:00:00.000Z" });
    expect(lineOf(webinarCalendar(summer, told), "DTSTART;")).toBe("DTSTART;TZID=Europe/Rome:20270710T180000");
    expect(lineOf(webinarCalendar(summer, told), "DTSTAMP")).toBe("DTSTAMP:20261129T100000Z");
  });

  it("keeps its name whatever its date, and tells its sequence", () => {
    fc.assert(
      fc.property(instants, fc.nat(1000), fc.boolean(), (start, sequence, cancelled) => {
        const startsOn = start.toISOString();
        const endsOn = new Date(start.getTime() + 3_600_000).toISOString();
        const calendar = webinarCalendar(webinar({ startsOn, endsOn, sequence, cancelled }), told);
        expect(lineOf(calendar, "UID:")).toBe("UID:webinar-01WEBINAR@solvia.example");
        expect(lineOf(calendar, "SEQUENCE:")).toBe(`SEQUENCE:${sequence}`);
        expect(lineOf(calendar, "METHOD:")).toBe(cancelled ? "METHOD:CANCEL" : "METHOD:PUBLISH");
        const figures = romeMinute(start).replaceAll(/[-:]/g, "").replace(" ", "T");
        expect(lineOf(calendar, "DTSTART;")).toBe(`DTSTART;TZID=Europe/Rome:${figures}00`);
        expect(calendar).toContain("BEGIN:VTIMEZONE");
      }),
    );
  });

  it("never says where it is watched", () => {
    expect(webinarCalendar(webinar(), told)).not.toContain("secret-room");
  });
});

describe("reminders", () => {
  it("come at the same hour of the day before, also when the clocks change", () => {
    const start = "2027-03-28T16:00:00.000Z";
    expect(romeMinute(reminderAt("dayBefore", start))).toBe("2027-03-27 18:00");
    expect(Date.parse(start) - reminderAt("dayBefore", start).getTime()).toBe(23 * 3_600_000);
  });

  it("are due each in its own time, whenever a schedule looks", () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -3000, max: 3000 }), (start, minutes) => {
        const startsOn = start.toISOString();
        const now = new Date(start.getTime() - minutes * 60_000);
        const due = dueReminder(startsOn, now);
        if (minutes <= 0) expect(due).toBeUndefined();
        else if (minutes <= 60) expect(due).toBe("hourBefore");
        else expect(due).toBe(now >= reminderAt("dayBefore", startsOn) ? "dayBefore" : undefined);
      }),
    );
  });
});

it("is upcoming, live and past by its start and its end", () => {
  const at = (time: string) => phaseOf(webinar(), new Date(time));
  expect(at("2026-12-10T15:59:59.999Z")).toBe("upcoming");
  expect(at("2026-12-10T16:00:00.000Z")).toBe("live");
  expect(at("2026-12-10T17:00:00.000Z")).toBe("past");
});
