import { romeDate, romeMinute } from "@solvia/core/platform/time";
import { date, dateAndTime, figureWith, money } from "../../i18n/format.ts";
import type { Column, Words } from "./declaration.ts";

/** A column's value as it is read. */
export function readText<Row>({ kind, value }: Column<Row>, row: Row, words: Words): string {
  const found = value(row, words);
  if (found === undefined || found === "") return "";
  if (kind === "money" && typeof found === "number") return money(found, words.language);
  if (kind === "number" && typeof found === "number") return figureWith(found, 2, words.language);
  if (kind === "date" && typeof found === "string") return date(found, words.language);
  if (kind === "instant" && typeof found === "string") return dateAndTime(found, words.language);
  return String(found);
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The same as a spreadsheet reads it: amounts in euros without their sign, with the reader's decimal sign and no grouping; an
 * instant as its day in Rome, with the minute where it counts.
 */
export function fileText<Row>({ kind, value }: Column<Row>, row: Row, words: Words): string {
  const found = value(row, words);
  if (found === undefined) return "";
  if (typeof found === "number") {
    const digits = kind === "money" ? 2 : undefined;
    return new Intl.NumberFormat(words.language, {
      useGrouping: false,
      minimumFractionDigits: digits ?? 0,
      maximumFractionDigits: digits ?? 6,
    }).format(kind === "money" ? found / 100 : found);
  }
  if (kind === "instant") return romeMinute(new Date(found));
  return kind === "date" && !isDay.test(found) ? romeDate(new Date(found)) : found;
}
