import { countries, languages, locales, type Locale } from "../../../platform/locale.ts";
import { priceTypes, type PriceType } from "../../../pricing/index.ts";
import { categories, type Named, serviceCategories, typologies } from "../../../catalogue/index.ts";

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** The shops' countries by their names in all languages, their codes, and what they call themselves. */
const countryNames = new Map<string, Locale>(
  locales.flatMap((locale) => {
    const code = locale.toUpperCase();
    const own = countries.find((country) => country.locale === locale)?.name.split(" / ") ?? [];
    const inAll = [...languages, "sr-Latn"].map(
      (tag) => new Intl.DisplayNames(tag, { type: "region" }).of(code) ?? code,
    );
    return [locale, ...own, ...inAll].map((name) => [plain(name), locale] as const);
  }),
);
for (const [name, locale] of [
  ["uk", "gb"],
  ["inghilterra", "gb"],
  ["gran bretagna", "gb"],
  ["great britain", "gb"],
  ["olanda", "nl"],
  ["holland", "nl"],
] as const) {
  countryNames.set(name, locale);
}

/** A shop's country by any of its names; undefined for a country without a shop. */
export const countryNamed = (text: string): Locale | undefined => countryNames.get(plain(text));

/** As the back office calls them in Italian and English, without marks between words. */
const typeNames: Readonly<Record<string, PriceType>> = {
  dedicato: "high",
  dedicated: "high",
  piattaforma: "public",
  platform: "public",
  pubblico: "public",
  riservato: "reserved",
  "premium plus": "premium_plus",
  fornitore: "supplier",
  preventivo: "quotation",
  bancale: "pallet",
  "agente livello basso": "sales_agent_low",
  "agente livello medio": "sales_agent_medium",
  "agente livello alto": "sales_agent_high",
  "agent low level": "sales_agent_low",
  "agent medium level": "sales_agent_medium",
  "agent high level": "sales_agent_high",
};

/** A price type by its code or by the name that the back office shows. */
export function priceTypeNamed(text: string): PriceType | undefined {
  const name = plain(text);
  return priceTypes.find((type) => type === name) ?? typeNames[name.replaceAll(/[^\p{L}]+/gu, " ")];
}

const truths: Readonly<Record<string, boolean>> = Object.fromEntries([
  ...["true", "vero", "si", "yes", "x", "1", "ja", "oui", "da", "sim", "tak", "да", "так", "wahr", "vrai"].map(
    (word) => [word, true],
  ),
  ...[
    "false",
    "falso",
    "no",
    "0",
    "nein",
    "non",
    "nu",
    "nao",
    "nee",
    "nie",
    "ne",
    "не",
    "ні",
    "nei",
    "falsch",
    "faux",
  ].map((word) => [word, false]),
]);
export const truthNamed = (text: string): boolean | undefined => truths[plain(text)];

const coded = (names: Readonly<Record<string, Named>>, text: string): string | undefined => {
  const wanted = plain(text);
  return Object.entries(names).find(([code, { it, en }]) => [code, it, en].some((name) => plain(name) === wanted))?.[0];
};
const allCategories: Readonly<Record<string, Named>> = { ...categories, ...serviceCategories };

/** A category's code by its code or name. */
export const categoryNamed = (text: string): string | undefined => coded(allCategories, text);
/** A typology's code within its category, by its code or name. */
export const typologyNamed = (category: string, text: string): string | undefined =>
  coded((typologies as Readonly<Record<string, Readonly<Record<string, Named>>>>)[category] ?? {}, text);

export const typologyCodes = (category: string): string[] =>
  Object.keys((typologies as Readonly<Record<string, Readonly<Record<string, Named>>>>)[category] ?? {});
