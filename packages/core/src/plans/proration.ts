import { divideRounded, type Cents } from "../platform/money.ts";
import { daysBetween, type CivilDate } from "../platform/time.ts";
import { type Period } from "./period.ts";

/**
 * What a dearer plan costs for the rest of a month that is paid at another price: the difference for the days that are left, today
 * among them, rounded once. Net cents, never below nothing; on the month's first day the whole difference.
 */
export function prorated(today: CivilDate, { from, to }: Period, paid: Cents, wanted: Cents): Cents {
  const left = Math.min(Math.max(daysBetween(today, to), 0), daysBetween(from, to));
  return Math.max(0, divideRounded((wanted - paid) * left, daysBetween(from, to)));
}
