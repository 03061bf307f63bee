import { readerTag } from "../text/reader-format.ts";

/** How numbers are written: by a language in a country, by a file, by a program. */
export interface Notation {
  decimal: "." | ",";
  /** The signs that part thousands; a space stands for every kind of it, an apostrophe too. */
  groups: readonly string[];
  /** The text is known to be written so (a file whose decimal sign is known, a program's output): nothing is asked. */
  certain?: boolean;
}

/** As programs, APIs and real number cells of spreadsheets write: decimals behind a dot, no thousands. */
export const programNotation: Notation = { decimal: ".", groups: [], certain: true };

/** Every kind of space and of apostrophe as one of each. */
export const plainSigns = (text: string): string =>
  text.replaceAll(/[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ").replaceAll(/[’‘ʼ＇`´]/g, "'");

const known = new Map<string, Notation>();

/**
 * How the readers of a language write numbers in a country (ISO code): Italian 1.234,56, English 1,234.56, French 1 234,56,
 * German in Switzerland 1'234.56. Austria parts the thousands of amounts by a dot and others by a space: both count.
 */
export function notationOf(language: string, country = homes[language] ?? "IT"): Notation {
  const tag = language.includes("-") ? language : readerTag(language, country);
  const notation = known.get(tag) ?? fromFormats(tag);
  known.set(tag, notation);
  return notation;
}

/** The country of a language that is asked for without one. */
const homes: Readonly<Record<string, string>> = {
  en: "GB",
  sr: "RS",
  uk: "UA",
  nb: "NO",
  ...Object.fromEntries(
    ["it", "es", "fr", "de", "ro", "pt", "nl", "bg", "pl", "hr"].map((code) => [code, code.toUpperCase()]),
  ),
};

function fromFormats(tag: string): Notation {
  const amount: Intl.NumberFormatOptions = { style: "currency", currency: "EUR", useGrouping: "always" };
  const number: Intl.NumberFormatOptions = { useGrouping: "always" };
  const parts = [number, amount].map((options) => new Intl.NumberFormat(tag, options).formatToParts(1_234_567.8));
  const [signs = []] = parts.map((written) => written.filter(({ type }) => type === "decimal"));
  const decimal = signs[0]?.value === "," ? "," : ".";
  const groups = parts.flat().flatMap(({ type, value }) => (type === "group" ? [plainSigns(value)] : []));
  return { decimal, groups: [...new Set(groups)].filter((sign) => sign !== decimal) };
}
