import type { CivilDate } from "../../platform/time.ts";

/** The last day of a guarantee of so many years from a day; nothing where the product's data say none. 29 February ends on the 28th. */
export function guaranteeUntil(from: CivilDate, years: number | undefined): CivilDate | undefined {
  if (years === undefined || years <= 0) return undefined;
  const [year = 0, month = 1, day = 1] = from.split("-").map(Number);
  const months = year * 12 + (month - 1) + Math.round(years * 12);
  const lastOfMonth = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate();
  const end = new Date(Date.UTC(Math.floor(months / 12), months % 12, Math.min(day, lastOfMonth)));
  return end.toISOString().slice(0, 10);
}
