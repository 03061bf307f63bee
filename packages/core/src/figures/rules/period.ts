import {
  isCivilDate,
  lastOfMonth,
  plusDays,
  plusMonths,
  plusYears,
  romeDate,
  type CivilDate,
} from "../../platform/time.ts";

/** Of what length a period is. */
export const grains = ["day", "week", "month", "year"] as const;
export type Grain = (typeof grains)[number];

/** A period as it is written: "2026-11-20", "2026-W47", "2026-11", "2026"; days, weeks (ISO 8601), months and years of Rome. */
export interface Period {
  text: string;
  grain: Grain;
  /** Its first and its last day. */
  from: CivilDate;
  to: CivilDate;
}

const daysOfWeek = 7;
/** Monday is 0. */
const weekday = (day: CivilDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % daysOfWeek;
const mondayOf = (day: CivilDate): CivilDate => plusDays(day, -weekday(day));

/** The Monday of a week of ISO 8601: the first one has the fourth of January. */
const mondayOfWeek = (year: string, week: number): CivilDate =>
  plusDays(mondayOf(`${year}-01-04`), (week - 1) * daysOfWeek);

/** "2026-W47": the week that a day is in, of the year that its Thursday is in. */
function weekOf(day: CivilDate): string {
  const monday = mondayOf(day);
  const year = plusDays(monday, 3).slice(0, 4);
  const days = (Date.parse(monday) - Date.parse(mondayOf(`${year}-01-04`))) / 86_400_000;
  return `${year}-W${String(Math.round(days / daysOfWeek) + 1).padStart(2, "0")}`;
}

/** The period of a length that a day is in. */
export function periodWith(grain: Grain, day: CivilDate): string {
  if (grain === "day") return day;
  if (grain === "week") return weekOf(day);
  return day.slice(0, grain === "month" ? 7 : 4);
}

/** A period by its text; undefined where it is none. */
export function periodOf(text: string): Period | undefined {
  const week = /^([12]\d{3})-W(\d\d)$/.exec(text);
  if (week) {
    const from = mondayOfWeek(week[1]!, Number(week[2]));
    return weekOf(from) === text ? { text, grain: "week", from, to: plusDays(from, daysOfWeek - 1) } : undefined;
  }
  if (/^[12]\d{3}$/.test(text)) return { text, grain: "year", from: `${text}-01-01`, to: `${text}-12-31` };
  if (/^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text))
    return { text, grain: "month", from: `${text}-01`, to: lastOfMonth(`${text}-01`) };
  return /^[12]/.test(text) && isCivilDate(text) ? { text, grain: "day", from: text, to: text } : undefined;
}

export const currentPeriod = (grain: Grain, now: Date): string => periodWith(grain, romeDate(now));

/** The period of the same length right before, or so many further on. */
export function neighbour({ grain, from }: Period, by: number): string {
  if (grain === "day") return plusDays(from, by);
  if (grain === "week") return weekOf(plusDays(from, by * daysOfWeek));
  return periodWith(grain, grain === "month" ? plusMonths(from, by) : plusYears(from, by));
}

/** The same period of the year before: the day of the same date, the week of the same number (the last one where that year has none). */
export function yearBefore({ grain, text, from }: Period): string {
  if (grain !== "week") return periodWith(grain, plusYears(from, -1));
  const same = `${Number(text.slice(0, 4)) - 1}${text.slice(4)}`;
  return periodOf(same) ? same : `${same.slice(0, 4)}-W52`;
}

/** The parts that a period is told in, none left out: the days of a week or a month, the months of a year. */
export function partsOf({ grain, from, to }: Period): string[] {
  const parts: string[] = [];
  if (grain === "year") for (let month = 0; month < 12; month += 1) parts.push(plusMonths(from, month).slice(0, 7));
  else for (let day = from; day <= to; day = plusDays(day, 1)) parts.push(day);
  return parts;
}
