import { tz } from "@date-fns/tz";
import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { formatISO } from "date-fns/formatISO";
import { parseISO } from "date-fns/parseISO";
import { instant, rome, type CivilDate, type Instant } from "../platform/time.ts";

const utc = tz("UTC");
const read = (day: CivilDate): Date => utc(parseISO(`${day}T00:00:00Z`));
const civil = (date: Date): CivilDate => formatISO(date, { representation: "date", in: utc });

/** Days of a calendar, which know no clocks that are put forward or back. */
export const plus = (day: CivilDate, days: number): CivilDate => civil(addDays(read(day), days, { in: utc }));
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  differenceInCalendarDays(read(to), read(from), { in: utc });

/** A month that was paid for: from its first day to the day on which the next begins. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

/**
 * The month that begins on a day, counted from the day on which the subscription began: of 31 January come 28 February, 31 March,
 * 30 April, so that a short month takes no days off the later ones.
 */
export function periodFrom(anchor: CivilDate, from: CivilDate): Period {
  for (let months = 1; ; months += 1) {
    const to = civil(addMonths(read(anchor), months, { in: utc }));
    if (to > from) return { from, to };
  }
}

/** How long a plan may be tried (domain-rules 5.8). */
export const trialDays = 14;

/** The trial that begins now, and the day of Rome on which it is charged for. It ends by the wall clock, also where clocks are changed meanwhile. */
export function trialFrom(now: Date): { until: Instant; chargedOn: CivilDate } {
  const until = addDays(now, trialDays, { in: rome });
  return {
    until: instant(new Date(until.getTime())),
    chargedOn: formatISO(until, { representation: "date", in: rome }),
  };
}
