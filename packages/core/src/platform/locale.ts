import { languages, type Language } from "@solvia/texts/languages";

/** The shop locales: one per country (spec 1), each the two-letter code in lower case. */
export const locales = [
  "it",
  "es",
  "gb",
  "fr",
  "de",
  "ro",
  "pt",
  "be",
  "lu",
  "nl",
  "at",
  "ch",
  "bg",
  "pl",
  "rs",
  "ua",
  "no",
  "hr",
] as const;
export type Locale = (typeof locales)[number];

export { languages, type Language };

export const defaultLocale: Locale = "it";

export interface Country {
  locale: Locale;
  /** ISO 3166-1 alpha-2, as in an address's countryCode. */
  code: string;
  /** Display name in the country's own language. */
  name: string;
  phonePrefix: string;
  /** The language of e-mails and, once logged in, of the interface ("most countries see English", spec 1). */
  messageLanguage: Language;
  /** The BCP 47 tag for numbers and dates. */
  format: string;
}

const country = (
  locale: Locale,
  name: string,
  phonePrefix: string,
  messageLanguage: Language,
  format: string,
): Country => ({ locale, code: locale.toUpperCase(), name, phonePrefix, messageLanguage, format });

/** The 18 enabled countries (spec 1) in the specification's order. */
export const countries: readonly Country[] = [
  country("it", "Italia", "+39", "it", "it-IT"),
  country("es", "España", "+34", "es", "es-ES"),
  country("gb", "United Kingdom", "+44", "en", "en-GB"),
  country("fr", "France", "+33", "fr", "fr-FR"),
  country("de", "Deutschland", "+49", "de", "de-DE"),
  country("ro", "România", "+40", "en", "ro-RO"),
  country("pt", "Portugal", "+351", "en", "pt-PT"),
  country("be", "Belgique / België", "+32", "en", "fr-BE"),
  country("lu", "Luxembourg", "+352", "en", "fr-LU"),
  country("nl", "Nederland", "+31", "en", "nl-NL"),
  country("at", "Österreich", "+43", "de", "de-AT"),
  country("ch", "Schweiz / Suisse / Svizzera", "+41", "en", "de-CH"),
  country("bg", "България", "+359", "en", "bg-BG"),
  country("pl", "Polska", "+48", "en", "pl-PL"),
  country("rs", "Srbija", "+381", "en", "sr-Latn-RS"),
  country("ua", "Україна", "+380", "en", "uk-UA"),
  country("no", "Norge", "+47", "en", "nb-NO"),
  country("hr", "Hrvatska", "+385", "en", "hr-HR"),
];

/** A name and what it stands for, as the language writes it: French has a space, one that doesn't break, before the colon. */
export const named = (language: Language, name: string, meant: string): string =>
  `${name}${language === "fr" ? "\u00A0" : ""}: ${meant}`;

export const isLanguage = (text: string | null): text is Language => languages.some((language) => language === text);

/**
 * What most people of a country read: the language of its formats. A visitor who has chosen none reads it, in the
 * application as on the public pages.
 */
export function ownLanguage(country: Pick<Country, "format">): Language {
  const language = country.format.split("-")[0] ?? "";
  return isLanguage(language) ? language : "en";
}

/** The country whose texts a reader gets where a language has none: the United Kingdom's, and Italy's for Italians. */
export const fallbackOf = (language: Language): Locale => (language === "it" ? "it" : "gb");

/** The country of a locale or of an ISO code, whatever the case. */
export function countryOf(localeOrCode: string): Country | undefined {
  const locale = localeOrCode.toLowerCase();
  return countries.find((candidate) => candidate.locale === locale);
}
