import { plusDays, romeDate, romeTime } from "../../platform/time.ts";
import { isWorkingDay } from "./working-days.ts";

/** When the support desk is there, by a clock in Rome; clocks are changed at night, so each such day is as long as any. */
const opens = "09:00";
const closes = "18:00";

/** Milliseconds of a working day. */
export const workingDay = 9 * 3_600_000;

/** The moment so many milliseconds of the desk's time later; what begins while it is closed begins when it opens. */
export function afterWorking(from: Date, milliseconds: number): Date {
  let left = milliseconds;
  for (let day = romeDate(from); ; day = plusDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const begin = Math.max(from.getTime(), romeTime(day, opens).getTime());
    const there = romeTime(day, closes).getTime() - begin;
    if (there <= 0) continue;
    if (left <= there) return new Date(begin + left);
    left -= there;
  }
}

/** Milliseconds of the desk's time between two moments; nought where the second is the earlier. */
export function workedBetween(from: Date, to: Date): number {
  const last = romeDate(to);
  let sum = 0;
  for (let day = romeDate(from); day <= last; day = plusDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const begin = Math.max(from.getTime(), romeTime(day, opens).getTime());
    sum += Math.max(0, Math.min(to.getTime(), romeTime(day, closes).getTime()) - begin);
  }
  return sum;
}
