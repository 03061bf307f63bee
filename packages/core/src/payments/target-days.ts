import { plusDays, type CivilDate } from "../platform/time.ts";

/** Easter Sunday of a year of the Gregorian calendar ("2026-04-05"), by the computus of Meeus, Jones and Butcher. */
export function easterOf(year: number): CivilDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, "0")}-${String((f % 31) + 1).padStart(2, "0")}`;
}

/** The days besides weekends on which TARGET, by which banks settle, is closed: six a year since 2002. */
const closedOn = ["01-01", "05-01", "12-25", "12-26"];

/** Whether the banks settle on that day: no weekend, and none of TARGET's six closing days. */
export function isTargetDay(day: CivilDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || closedOn.includes(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return day !== plusDays(easter, -2) && day !== plusDays(easter, 1);
}

/** That day, or the next on which the banks settle (domain-rules 4.2). */
export const nextTargetDay = (day: CivilDate): CivilDate => (isTargetDay(day) ? day : nextTargetDay(plusDays(day, 1)));

/** The day on which the banks have settled so many times after it; 0 or more. */
export const plusTargetDays = (day: CivilDate, days: number): CivilDate =>
  days === 0 ? nextTargetDay(day) : plusTargetDays(nextTargetDay(plusDays(nextTargetDay(day), 1)), days - 1);
