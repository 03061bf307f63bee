import { createHash } from "node:crypto";
import { plusDays, romeDate, romeTime } from "@solvia/core/platform/time";

/** An office's day in Rome; clocks are changed at night, so each is as long as any. */
const opens = "08:00";
/** Its seconds, until 18:30. */
const day = 10.5 * 3600;

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
  const since = (begunOn.getTime() - romeTime(today, opens).getTime()) / 1000;
  const open = Math.min(Math.max(since, 0), day);
  const at = open - days * day - shift(story, days);
  const whole = Math.floor(at / day);
  return new Date(romeTime(plusDays(today, whole), opens).getTime() + Math.round(at - whole * day) * 1000);
}
