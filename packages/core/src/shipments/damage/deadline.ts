import { daysBetween, plusDays, type CivilDate } from "../../platform/time.ts";

/** By which law a carrier is told: the civil code, or of goods that cross a border on the road the CMR convention. */
export const deadlineBases = ["national", "cmr"] as const;
export type DeadlineBasis = (typeof deadlineBases)[number];

const days = { national: 8, cmr: 7 } as const satisfies Record<DeadlineBasis, number>;

/**
 * Sundays, and New Year's Day, which is a holiday wherever the house delivers. One of some countries alone counts as a day: the
 * deadline that is told is never later than the law's.
 */
const isLeftOut = (day: CivilDate): boolean => day.endsWith("-01-01") || new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

/**
 * The last day on which damage that couldn't be seen at delivery is told to the carrier: eight days after it (art. 1698 of the Italian
 * civil code), abroad seven without Sundays and holidays (art. 30.1 CMR). The day of delivery itself doesn't count (art. 2963 of the civil
 * code, art. 30.4 CMR). What can be seen is reserved at the door.
 */
export function carrierDeadline(basis: DeadlineBasis, receivedOn: CivilDate): CivilDate {
  if (basis === "national") return plusDays(receivedOn, days.national);
  let day = receivedOn;
  for (let counted = 0; counted < days.cmr;) {
    day = plusDays(day, 1);
    if (!isLeftOut(day)) counted += 1;
  }
  return day;
}

/** Days until a deadline: 0 on its own day, negative after it. */
export const daysLeft = (until: CivilDate, today: CivilDate): number => daysBetween(today, until);
