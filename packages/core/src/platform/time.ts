import { tz } from "@date-fns/tz";
import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { addYears } from "date-fns/addYears";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { endOfDay } from "date-fns/endOfDay";
import { endOfMonth } from "date-fns/endOfMonth";
import { format } from "date-fns/format";
import { formatISO } from "date-fns/formatISO";
import { parseISO } from "date-fns/parseISO";

/** An instant, ISO 8601 in UTC ("2026-11-20T10:15:00.000Z"). */
export type Instant = string;
/** A civil date in the Europe/Rome calendar ("2026-11-20"). */
export type CivilDate = string;

/** Where now comes from: passed in, so that a test can move it. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

export const rome = tz("Europe/Rome");

export const instant = (date: Date): Instant => date.toISOString();

/** What a calendar and a clock in Rome show at that instant, as spreadsheets read it ("2026-11-20 11:15"). */
export const romeMinute = (date: Date): string => format(date, "yyyy-MM-dd HH:mm", { in: rome });

/** The date on a wall calendar in Rome at that instant. */
export const romeDate = (date: Date): CivilDate => formatISO(date, { representation: "date", in: rome });

/** Whether a text is a day that the calendar has: "2026-09-31" is none. */
export function isCivilDate(text: string): text is CivilDate {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The month that it lies in ("2026-11"): late on a month's last evening UTC writes another one than Rome. */
export const romeMonth = (date: Date): string => romeDate(date).slice(0, 7);

const utc = tz("UTC");
const read = (day: CivilDate): Date => utc(parseISO(`${day}T00:00:00Z`));
const civil = (date: Date): CivilDate => formatISO(date, { representation: "date", in: utc });

/** So many days of a calendar later, before it where fewer than none; a civil date has no clock, so no zone can shift it. */
export const plusDays = (day: CivilDate, days: number): CivilDate => civil(addDays(read(day), days, { in: utc }));

/** The same day so many months later; the month's last where there is none such: of 31 January 28 February. */
export const plusMonths = (day: CivilDate, months: number): CivilDate =>
  civil(addMonths(read(day), months, { in: utc }));

/** The same day so many years later; of 29 February the 28th where there is none. */
export const plusYears = (day: CivilDate, years: number): CivilDate => civil(addYears(read(day), years, { in: utc }));

/** How many days of a calendar later the second is; below nought where it is the earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  differenceInCalendarDays(read(to), read(from), { in: utc });

/** The last day of the month that it lies in. */
export const lastOfMonth = (day: CivilDate): CivilDate => civil(endOfMonth(read(day), { in: utc }));

/** The instant at which a day begins in Rome. */
export const dayStart = (day: CivilDate): Instant => instant(new Date(parseISO(day, { in: rome }).getTime()));

/** The instant at which a clock in Rome shows a time ("09:00") on a day. */
export const romeTime = (day: CivilDate, time: string): Date =>
  new Date(parseISO(`${day}T${time}:00`, { in: rome }).getTime());

/** The last instant of a day in Rome, 23:59:59.999, on a day of 23 or 25 hours too. */
export const dayEnd = (day: CivilDate): Instant => instant(new Date(endOfDay(parseISO(day, { in: rome })).getTime()));

/** So many days later by the clocks of Rome, also where they are put forward or back meanwhile. */
export const romeDaysLater = (at: Date, days: number): Date => new Date(addDays(at, days, { in: rome }).getTime());

/** So many times 24 hours later. */
export const daysLater = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000);
