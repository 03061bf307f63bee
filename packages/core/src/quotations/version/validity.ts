import { dayEnd, plusDays, romeDate, type CivilDate } from "../../platform/time.ts";
import { reminderDays } from "../standing.ts";

/** How long a quotation is valid unless its seller says otherwise (domain-rules 5.3). */
export const validityDays = 15;
/** The longest that its seller may lock its prices for; a later year is a slip of the finger. */
export const longestValidityDays = 365;

export const defaultValidity = (now: Date): CivilDate => plusDays(romeDate(now), validityDays);

/** The last instant of a quotation: 23:59:59.999 of that day in Rome, on a day of 23 or 25 hours too. */
export const endOf = dayEnd;

/** Whether its validity is over. */
export const isOver = (validUntil: CivilDate, now: Date): boolean => now.getTime() > Date.parse(endOf(validUntil));

/** Whether its prices would be locked for longer than any seller may. */
export const isTooLong = (validUntil: CivilDate, now: Date): boolean =>
  validUntil > plusDays(romeDate(now), longestValidityDays);

/** Whether its customer is to be reminded: from the morning three days before the end, until then. */
export const isNearlyOver = (validUntil: CivilDate, now: Date): boolean =>
  !isOver(validUntil, now) && plusDays(romeDate(now), reminderDays) >= validUntil;
