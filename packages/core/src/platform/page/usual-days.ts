import { plusYears, type CivilDate } from "../time.ts";

/** Nobody plans more than a year ahead: a later day is a slip, told as `too-far`. */
export const isTooFar = (day: CivilDate, today: CivilDate): boolean => day > plusYears(today, 1);

/** Papers of more than ten years ago aren't kept (art. 2220 c.c.): an earlier day is a slip, told as `too-long-ago`. */
export const isTooLongAgo = (day: CivilDate, today: CivilDate): boolean => day < plusYears(today, -10);
