import { createHash } from "node:crypto";
import { dayStart, plusDays, romeDate, type CivilDate } from "@solvia/core/platform/time";

/** An office's day in Rome, in seconds after midnight. */
const opens = 8 * 3600;
const closes = 18.5 * 3600;
const day = closes - opens;
const midnight = 24 * 3600;

/** Midnight at a day's end, ms. An office's hours are counted back from it: clocks change at night, before it opens. */
const dayEnd = (on: CivilDate): number => Date.parse(dayStart(plusDays(on, 1)));

/** By so many seconds at most, stories differ: less than the shortest time between two steps of one, 0.02 days. */
const widest = 300;

/** Of a story and its days always the same: a start that goes on with another's work has the same dates. */
const shift = (story: string, days: number): number =>
  createHash("sha256").update(`${story} ${days}`).digest().readUInt32BE() % widest;

/**
 * The moment so many working days before another: days are the calendar's, each as long as the office is open. Before it opens and
 * after it closes the count begins at the last moment that it was open. Negative days lie ahead.
 */
export function workingMoment(begunOn: Date, days: number, story = ""): Date {
  const today = romeDate(begunOn);
  const since = midnight - (dayEnd(today) - begunOn.getTime()) / 1000;
  const open = Math.min(Math.max(since - opens, 0), day);
  const at = open - days * day - shift(story, days);
  const whole = Math.floor(at / day);
  return new Date(dayEnd(plusDays(today, whole)) - (midnight - Math.round(opens + at - whole * day)) * 1000);
}
