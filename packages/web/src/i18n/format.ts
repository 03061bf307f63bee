import { euroFormat, readerTag } from "@solvia/core/platform/text/reader-format";
import { notationOf, type Notation } from "@solvia/core/platform/reading";
import { currentCountry } from "./country.ts";

/** The reader's format: their language as it is written in the country of the shop ("en-DE", "it-CH"). */
const reader = (language: string): string =>
  language.includes("-") ? language : readerTag(language, currentCountry().code);

/** How the reader writes numbers, which is how what they type is read. */
export const notation = (language: string): Notation => notationOf(reader(language));

/** Euro cents as the reader writes them: two decimals and the euro sign (spec 9). */
export const money = (cents: number, language: string): string => euroFormat(reader(language))(cents);

export const date = (value: string, language: string): string =>
  new Intl.DateTimeFormat(reader(language), { dateStyle: "medium", timeZone: "Europe/Rome" }).format(new Date(value));

/** With hours and minutes in Rome. */
export const dateAndTime = (value: string, language: string): string =>
  new Intl.DateTimeFormat(reader(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/Rome",
  }).format(new Date(value));

/** From when until when, by the clocks of Rome and with their name: the day stands once where it is one. */
export const timeRange = (from: string, until: string, language: string): string =>
  new Intl.DateTimeFormat(reader(language), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Rome",
    timeZoneName: "short",
  }).formatRange(new Date(from), new Date(until));

const number = (value: number, language: string): string =>
  new Intl.NumberFormat(reader(language), { maximumFractionDigits: 2 }).format(value);

/** A file's size, from bytes: "240 kB", "3,4 MB". */
export const fileSize = (bytes: number, language: string): string => {
  const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return new Intl.NumberFormat(reader(language), { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
};

/** Watts, from 1000 on in kW; watt-hours in kWh (spec 9). */
export const power = (watts: number, language: string): string =>
  watts >= 1000 ? `${number(watts / 1000, language)} kW` : `${number(watts, language)} W`;
export const energy = (wattHours: number, language: string): string =>
  wattHours >= 1000 ? `${number(wattHours / 1000, language)} kWh` : `${number(wattHours, language)} Wh`;
/** Grams as kg (spec 9), exact to the gram. */
export const weight = (grams: number, language: string): string =>
  `${new Intl.NumberFormat(reader(language), { maximumFractionDigits: 3 }).format(grams / 1000)} kg`;

/** Ten-thousandths of a euro per watt or kilowatt-hour. */
export const perUnit = ({ per, amount }: { per: string; amount: number }, language: string): string => {
  const digits = per === "kWh" ? 2 : 3;
  return `${new Intl.NumberFormat(reader(language), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount / 10_000)} €/${per}`;
};

export const percent = (basisPoints: number, language: string): string =>
  new Intl.NumberFormat(reader(language), { style: "percent", maximumFractionDigits: 1 }).format(basisPoints / 10_000);

/** A day of this year, short: "30 nov". */
export const dayAndMonth = (value: Date, language: string): string =>
  new Intl.DateTimeFormat(reader(language), { day: "numeric", month: "short", timeZone: "UTC" }).format(value);

/** All decimals of basis points, up to two: "12,25 %". */
export const percentWith = (basisPoints: number, language: string, decimals = 2): string =>
  new Intl.NumberFormat(reader(language), { style: "percent", maximumFractionDigits: decimals }).format(
    basisPoints / 10_000,
  );

/** With so many decimals at most, thousands always grouped. */
export const figureWith = (value: number, decimals: number, language: string): string =>
  new Intl.NumberFormat(reader(language), { maximumFractionDigits: decimals, useGrouping: "always" }).format(value);

export const figure = (value: number, language: string): string => number(value, language);

/** As it is typed into a field: the reader's decimal sign, no grouping. */
export const plainFigure = (value: number, language: string): string =>
  new Intl.NumberFormat(reader(language), { maximumFractionDigits: 2, useGrouping: false }).format(value);

/** To the second, on a clock in Rome. */
export const dateTime = (value: string, language: string): string =>
  new Intl.DateTimeFormat(reader(language), {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: "Europe/Rome",
  }).format(new Date(value));

/** A month as a chart has room for: "nov 26"; from "2026-11". */
export const shortMonth = (period: string, language: string): string =>
  new Intl.DateTimeFormat(reader(language), { month: "short", year: "2-digit", timeZone: "UTC" }).format(
    new Date(`${period}-01T00:00:00Z`),
  );

/** "2026-11" as "novembre 2026". */
export const monthName = (period: string, language: string): string =>
  new Intl.DateTimeFormat(reader(language), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${period}-01T00:00:00Z`),
  );
