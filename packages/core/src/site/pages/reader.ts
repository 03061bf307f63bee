import { technicalWordsTexts } from "@solvia/texts/technical-words";
import { ownLanguage, type Country, type Language } from "../../platform/locale.ts";
import { euroFormat, readerTag } from "../../platform/text/reader-format.ts";
import {
  categories,
  type Category,
  type ShippingTime,
  type TechnicalWords,
  vocabularyIn,
} from "../../catalogue/index.ts";
import type { HousePage } from "../../content/index.ts";
import { wordsIn, type Words } from "./words.ts";

/** Who reads a page: a visitor of a country's shop, in the country's own language. */
export interface Reader {
  country: Country;
  language: Language;
  words: Words;
  /** What technical fields and their values are called. */
  technical: TechnicalWords;
  /** What the catalogue's codes are called; a code without a name stands for itself. */
  names: {
    category: (category: string) => string;
    typology: (category: Category, typology: string) => string;
    shippingTime: (time: ShippingTime) => string;
    house: (page: HousePage) => string;
  };
  /** Euro cents as the reader writes them. */
  money: (cents: number) => string;
  /** A number with at most two decimals. */
  figure: (value: number) => string;
  /** Grams as kg (spec 9), exact to the gram. */
  weight: (grams: number) => string;
}

const readers = new Map<Country, Promise<Reader>>();

/** The reader of a country's pages, kept: each list is written for two of them. Loads the texts of that language alone. */
export function readerOf(country: Country): Promise<Reader> {
  const reader = readers.get(country) ?? newReader(country);
  readers.set(country, reader);
  return reader;
}

async function newReader(country: Country): Promise<Reader> {
  const language = ownLanguage(country);
  const [words, technical, vocabulary] = await Promise.all([
    wordsIn(language),
    technicalWordsTexts.in(language),
    vocabularyIn(language),
  ]);
  const tag = readerTag(language, country.code);
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const kilograms = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  return {
    country,
    language,
    words,
    technical,
    names: {
      category: (category) => (category in categories ? vocabulary.category[category as Category] : category),
      typology: (category, typology) =>
        (vocabulary.typology[category] as Readonly<Record<string, string>>)[typology] ?? typology,
      shippingTime: (time) => vocabulary.shippingTime[time],
      house: (page) => vocabulary.house[page],
    },
    money: euroFormat(tag),
    figure: (value) => figures.format(value),
    weight: (grams) => `${kilograms.format(grams / 1000)} kg`,
  };
}
