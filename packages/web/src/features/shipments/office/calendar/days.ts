import { plusDays } from "@solvia/core/platform/time";
import { isCivilDate, type CivilDate } from "@solvia/core/platform/time";

/** Where cards stand of which no day was said, or whose day has gone by. */
export const unplanned = "unplanned";
export type Place = typeof unplanned | CivilDate;

const inWeek = (day: CivilDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The days that are shown: the week of a day, from Monday on, or that day alone. */
export function daysShown(from: CivilDate, span: "day" | "week"): readonly CivilDate[] {
  if (span === "day") return [from];
  const monday = plusDays(from, -inWeek(from));
  return Array.from({ length: 7 }, (_, at) => plusDays(monday, at));
}

/** A day that an address names; another one where it names none. */
export const dayOr = (text: unknown, other: CivilDate): CivilDate =>
  typeof text === "string" && isCivilDate(text) ? text : other;
