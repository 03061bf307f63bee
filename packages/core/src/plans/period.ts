import { instant, plusMonths, romeDate, romeDaysLater, type CivilDate, type Instant } from "../platform/time.ts";

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
    const to = plusMonths(anchor, months);
    if (to > from) return { from, to };
  }
}

/** How long a plan may be tried (domain-rules 5.8). */
export const trialDays = 14;

/** The trial that begins now, and the day of Rome on which it is charged for. It ends by the wall clock, also where clocks are changed meanwhile. */
export function trialFrom(now: Date): { until: Instant; chargedOn: CivilDate } {
  const until = romeDaysLater(now, trialDays);
  return { until: instant(until), chargedOn: romeDate(until) };
}
