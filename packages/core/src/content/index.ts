import type { Language } from "../platform/locale.ts";
import {
  isHouseText,
  plainTextIds,
  type HouseTextId,
  type HouseTexts,
  type PlainText,
  type PlainTextId,
  type Written,
} from "./plain-text.ts";

export { plainTextIds, type PlainText, type PlainTextId };

const legalTexts: Readonly<Record<Exclude<PlainTextId, HouseTextId>, () => Promise<Written>>> = {
  "terms-and-conditions": async () => (await import("./plain-texts/terms-and-conditions.ts")).termsAndConditions,
  "sales-conditions": async () => (await import("./plain-texts/sales-conditions.ts")).salesConditions,
  privacy: async () => (await import("./plain-texts/privacy.ts")).privacy,
  "cookie-policy": async () => (await import("./plain-texts/cookie-policy.ts")).cookiePolicy,
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

/** A text of the house, of which nothing else is loaded; a legal text in English for who doesn't read Italian. */
export async function plainText(id: PlainTextId, language: Language): Promise<PlainText> {
  if (isHouseText(id)) return { id, language, ...(await houseTexts[language]())[id] };
  const read = language === "it" ? "it" : "en";
  return { id, language: read, ...(await legalTexts[id]())[read] };
}
