import { easterOf } from "../../payments/index.ts";
import { plusDays, type CivilDate } from "../../platform/time.ts";

/** Days that are no working days in Italy each year (law 260 of 1949 and its changes); 4 October again since 2026 (law 151 of 2025). */
const fixedHolidays: readonly { on: string; since?: number }[] = [
  { on: "01-01" },
  { on: "01-06" },
  { on: "04-25" },
  { on: "05-01" },
  { on: "06-02" },
  { on: "08-15" },
  { on: "10-04", since: 2026 },
  { on: "11-01" },
  { on: "12-08" },
  { on: "12-25" },
  { on: "12-26" },
];

function isHoliday(day: CivilDate): boolean {
  const year = Number(day.slice(0, 4));
  if (fixedHolidays.some(({ on, since = 0 }) => on === day.slice(5) && year >= since)) return true;
  // Easter itself is a Sunday.
  return day === plusDays(easterOf(year), 1);
}

/** Whether the office works on a day: Monday to Friday, without Italy's holidays. */
export function isWorkingDay(day: CivilDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}
