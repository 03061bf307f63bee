import type { Language } from "../platform/locale.ts";
import {
  isHouseText,
  plainTextIds,
  type HouseTexts,
  type LegalTexts,
  type PlainText,
  type PlainTextId,
} from "./plain-text.ts";

export { seller, sellerVat } from "./seller.ts";
export { vatWords } from "./vat-words.ts";
export { plainTextIds, type PlainText, type PlainTextId };

const legalTexts: Readonly<Record<Language, () => Promise<LegalTexts>>> = {
  it: async () => (await import("./legal-texts/it.ts")).legalTexts,
  en: async () => (await import("./legal-texts/en.ts")).legalTexts,
  es: async () => (await import("./legal-texts/es.ts")).legalTexts,
  fr: async () => (await import("./legal-texts/fr.ts")).legalTexts,
  de: async () => (await import("./legal-texts/de.ts")).legalTexts,
  ro: async () => (await import("./legal-texts/ro.ts")).legalTexts,
  pt: async () => (await import("./legal-texts/pt.ts")).legalTexts,
  nl: async () => (await import("./legal-texts/nl.ts")).legalTexts,
  bg: async () => (await import("./legal-texts/bg.ts")).legalTexts,
  pl: async () => (await import("./legal-texts/pl.ts")).legalTexts,
  sr: async () => (await import("./legal-texts/sr.ts")).legalTexts,
  uk: async () => (await import("./legal-texts/uk.ts")).legalTexts,
  nb: async () => (await import("./legal-texts/nb.ts")).legalTexts,
  hr: async () => (await import("./legal-texts/hr.ts")).legalTexts,
};

const houseTexts: Readonly<Record<Language, () => Promise<HouseTexts>>> = {
  it: async () => (await import("./house-texts/it.ts")).houseTexts,
  en: async () => (await import("./house-texts/en.ts")).houseTexts,
  es: async () => (await import("./house-texts/es.ts")).houseTexts,
  fr: async () => (await import("./house-texts/fr.ts")).houseTexts,
  de: async () => (await import("./house-texts/de.ts")).houseTexts,
  ro: async () => (await import("./house-texts/ro.ts")).houseTexts,
  pt: async () => (await import("./house-texts/pt.ts")).houseTexts,
  nl: async () => (await import("./house-texts/nl.ts")).houseTexts,
  bg: async () => (await import("./house-texts/bg.ts")).houseTexts,
  pl: async () => (await import("./house-texts/pl.ts")).houseTexts,
  sr: async () => (await import("./house-texts/sr.ts")).houseTexts,
  uk: async () => (await import("./house-texts/uk.ts")).houseTexts,
  nb: async () => (await import("./house-texts/nb.ts")).houseTexts,
  hr: async () => (await import("./house-texts/hr.ts")).houseTexts,
};

/** A text of the house in the reader's language, of which no other is loaded. */
export async function plainText(id: PlainTextId, language: Language): Promise<PlainText> {
  if (isHouseText(id)) return { id, language, ...(await houseTexts[language]())[id] };
  const texts = await legalTexts[language]();
  const binding = texts.italianPrevails === undefined ? {} : { italianPrevails: texts.italianPrevails };
  return { id, language, ...texts[id], ...binding };
}
