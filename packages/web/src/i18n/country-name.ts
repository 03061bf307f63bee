import { countries, type Country, type Locale } from "@solvia/core/platform/locale";
import { tagOf } from "@solvia/core/platform/text/reader-format";

/** A country's name in the reader's language, by its locale or its ISO code. */
export const countryName = (localeOrCode: string, language: string): string =>
  new Intl.DisplayNames(tagOf(language), { type: "region", fallback: "code" }).of(localeOrCode.toUpperCase()) ??
  localeOrCode;

interface Choice<T> {
  value: T;
  label: string;
}

/** In the order of the reader's alphabet. */
const choicesBy = <T>(language: string, valueOf: (country: Country) => T): Choice<T>[] => {
  const { compare } = new Intl.Collator(tagOf(language));
  return countries
    .map((country) => ({ value: valueOf(country), label: countryName(country.code, language) }))
    .toSorted((a, b) => compare(a.label, b.label));
};

/** The shop's countries to choose from, as the reader calls them. */
export const countryChoices = (language: string): Choice<Locale>[] => choicesBy(language, ({ locale }) => locale);

/** The same by their ISO codes, as addresses have them. */
export const countryCodeChoices = (language: string): Choice<string>[] => choicesBy(language, ({ code }) => code);

/** The same for whoever may not read the language that they find: beside it, what the country calls itself. */
export const countryChoicesWithOwn = (language: string): Choice<Locale>[] =>
  countryChoices(language).map(({ value, label }) => {
    const own = countries.find(({ locale }) => locale === value)?.name ?? label;
    return { value, label: own === label ? label : `${label} · ${own}` };
  });
