import type { CivilDate } from "../time.ts";
import { cleaned } from "./read-number.ts";
import { empty, exact, refused, type Choice, type Reading } from "./reading.ts";

const byNumbers = /^(\d{1,2})\s?([/.\-\s])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?:\.| ?[гр]\.?)?$/;
const yearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/;
const byName =
  /^(\d{1,2})[.ºo]?[\s\-/]*(?:de |d')?\s*(\p{L}+)\.?,?[\s\-/]*(?:de |del )?(\d{4}|\d{2})(?:\.| ?[гр]\.?)?$/u;

/**
 * Reads a day: "2026-11-22", "22/11/2026", "22.11.26", "22 nov 2026" in the reader's language, Italian or English; years of
 * two digits are 2000 to 2099. The day comes first, in every language of the shop. In English, where Americans put the
 * month first, what could be either is asked; in other languages a date that is one only with its month first is. A day
 * that no calendar has is refused.
 */
export function readDate(text: string, { language }: { language: string | undefined }): Reading<CivilDate> {
  const bare = cleaned(text).replaceAll(/ +/g, " ");
  if (bare === "") return empty;
  const [, year, , month, day] = yearFirst.exec(bare) ?? [];
  if (year !== undefined) return only(dayOf(year, month, day));
  const [, first, , second, last = ""] = byNumbers.exec(bare) ?? [];
  if (first !== undefined) return eitherFirst(dayOf(last, second, first), dayOf(last, first, second), language);
  const [, named, name = "", ending = ""] = byName.exec(bare) ?? [];
  if (named === undefined) return refused("not-a-date");
  const numbers = [...new Set([language ?? "it", "it", "en"])].map((tag) => monthNamed(name, tag)).filter((n) => n > 0);
  if (numbers.length === 0) return refused("not-a-date");
  return only(dayOf(ending, String(numbers[0]), named));
}

const only = (day: CivilDate | undefined): Reading<CivilDate> =>
  day === undefined ? refused("no-such-day") : exact(day);

function eitherFirst(
  dayFirst: CivilDate | undefined,
  monthFirst: CivilDate | undefined,
  language: string | undefined,
): Reading<CivilDate> {
  const knowsBoth = language === undefined || language.startsWith("en");
  if (dayFirst === undefined && monthFirst === undefined) return refused("no-such-day");
  if (dayFirst === monthFirst) return only(dayFirst);
  if (dayFirst !== undefined && (monthFirst === undefined || !knowsBoth)) return exact(dayFirst);
  if (dayFirst === undefined && knowsBoth) return only(monthFirst);
  const choices: Choice<CivilDate>[] = [dayFirst, monthFirst].flatMap((day) =>
    day === undefined ? [] : [{ value: day }],
  );
  return { is: "asked", choices };
}

/** Undefined for a day that isn't in the calendar. */
function dayOf(year = "", month = "", day = ""): CivilDate | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** 1 to 12 by the month's whole name or its first letters (three at least); 0 for no month, or more than one. */
function monthNamed(name: string, language: string): number {
  const wanted = name.toLowerCase();
  if (wanted.length < 3) return 0;
  const months = Array.from({ length: 12 }, (_, month) => namesOf(month, language));
  const found = months.flatMap((names, month) => (names.some((known) => known.startsWith(wanted)) ? [month + 1] : []));
  return found.length === 1 ? (found[0] ?? 0) : 0;
}

function namesOf(month: number, language: string): string[] {
  const date = new Date(Date.UTC(2026, month, 1));
  const options = [{ month: "long" }, { month: "long", day: "numeric" }, { month: "short" }] as const;
  return options.map((option) =>
    new Intl.DateTimeFormat(language === "sr" ? "sr-Latn" : language, { ...option, timeZone: "UTC" })
      .formatToParts(date)
      .filter(({ type }) => type === "month")
      .map(({ value }) => value.toLowerCase().replace(/\.$/, ""))
      .join(""),
  );
}
