import { countries, type Locale } from "@solvia/core/platform/locale";
import { tagOf } from "@solvia/core/platform/reader-format";

/** A country's name in the reader's language, by its locale or its ISO code. */
export const countryName = (localeOrCode: string, language: string): string =>
  new Intl.DisplayNames(tagOf(language), { type: "region", fallback: "code" }).of(localeOrCode.toUpperCase()) ??
  localeOrCode;

/** The shop's countries to choose from, as the reader calls them. */
export const countryChoices = (language: string): { value: Locale; label: string }[] =>
  countries.map(({ locale }) => ({ value: locale, label: countryName(locale, language) }));
