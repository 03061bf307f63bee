import { divideRounded, type Cents } from "../../platform/money.ts";
import { daysBetween, plusDays, type CivilDate } from "../../platform/time.ts";
import { endOfHalfYear, halfYearOf, pointsOnTop, type HalfYear, type ReferenceRates } from "./reference-rates.ts";

/** What a creditor may ask for each late invoice without proof of costs, cents (art. 6 c. 2 D.Lgs. 231/2002). */
export const flatCompensation: Cents = 4000;

export interface LatePart {
  half: HalfYear;
  days: number;
  /** Basis points a year, the eight points included, and the cents of these days; both absent while the half-year's reference rate is unknown. */
  rate?: number | undefined;
  interest?: Cents | undefined;
}

/**
 * Interest on a late payment between businesses (artt. 4 and 5 D.Lgs. 231/2002; domain-rules 4.4): each day after the due date up to `on`
 * and with it, at the reference rate of its half-year and eight points more, a year of 365 days; rounded once for each half-year.
 * Nothing of a payment that isn't late.
 */
export function lateInterest(due: Cents, dueOn: CivilDate, on: CivilDate, rates: ReferenceRates): LatePart[] {
  const parts: LatePart[] = [];
  for (let before = dueOn; before < on;) {
    const half = halfYearOf(plusDays(before, 1));
    const end = endOfHalfYear(half);
    const until = end < on ? end : on;
    const days = daysBetween(before, until);
    const reference = rates[half];
    const rate = reference === undefined ? undefined : reference + pointsOnTop;
    parts.push({
      half,
      days,
      ...(rate !== undefined && { rate, interest: divideRounded(due * rate * days, 10_000 * 365) }),
    });
    before = until;
  }
  return parts;
}
