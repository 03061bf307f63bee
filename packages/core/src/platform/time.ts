import { tz } from "@date-fns/tz";
import { format } from "date-fns/format";
import { formatISO } from "date-fns/formatISO";

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
