import type { Cents } from "../money.ts";
import type { CivilDate } from "../time.ts";
import type { Notation } from "./notation.ts";

/**
 * A number as it is typed into a field, so that reading it again gives the same and nothing is asked: the notation's
 * decimal sign, no thousands, at least `least` and at most `decimals` decimals.
 */
export function writeNumber(
  value: number,
  notation: Notation,
  { decimals, least = 0 }: { decimals: number; least?: number },
): string {
  const [whole = "0", behind = ""] = Math.abs(value).toFixed(decimals).split(".");
  const needed = behind.replace(/0+$/, "").padEnd(least, "0");
  const number = needed === "" ? whole : `${whole}${notation.decimal}${needed}`;
  return value < 0 && /[1-9]/.test(number) ? `-${number}` : number;
}

/** Cents as they are typed, with two decimals and without a sign of the currency. */
export const writeMoney = (cents: Cents, notation: Notation): string =>
  writeNumber(cents / 100, notation, { decimals: 2, least: 2 });

/** Basis points as they are typed, without the percent sign. */
export const writePercent = (basisPoints: number, notation: Notation): string =>
  writeNumber(basisPoints / 100, notation, { decimals: 2 });

/** A day as it is typed: 22/11/2026; in English with the month's name, which can't be taken for the day. */
export function writeDate(day: CivilDate, language: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  if (!language.startsWith("en")) return `${date}/${month}/${year}`;
  const name = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return `${Number(date)} ${name} ${year}`;
}
