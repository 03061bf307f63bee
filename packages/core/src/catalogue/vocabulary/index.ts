import type { Language } from "../../platform/locale.ts";
import { houseLinks } from "../../content/index.ts";
import { categories, serviceCategories, shippingTimes, typologies, type Named } from "../taxonomy.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The languages that the names do not stand in beside their codes. */
export const vocabularies = {
  es: async () => (await import("./es.ts")).vocabulary,
  fr: async () => (await import("./fr.ts")).vocabulary,
  de: async () => (await import("./de.ts")).vocabulary,
  ro: async () => (await import("./ro.ts")).vocabulary,
  pt: async () => (await import("./pt.ts")).vocabulary,
  nl: async () => (await import("./nl.ts")).vocabulary,
  bg: async () => (await import("./bg.ts")).vocabulary,
  pl: async () => (await import("./pl.ts")).vocabulary,
  sr: async () => (await import("./sr.ts")).vocabulary,
  uk: async () => (await import("./uk.ts")).vocabulary,
  nb: async () => (await import("./nb.ts")).vocabulary,
  hr: async () => (await import("./hr.ts")).vocabulary,
} satisfies Readonly<Partial<Record<Language, () => Promise<Vocabulary>>>>;

/** What the codes are called in a language; Italian and English stand in the taxonomy itself. */
export async function vocabularyIn(language: Language): Promise<Vocabulary> {
  if (language !== "it" && language !== "en") return vocabularies[language]();
  const named = (names: Readonly<Record<string, Named>>) =>
    Object.fromEntries(Object.entries(names).map(([code, name]) => [code, name[language]]));
  return {
    category: named({ ...categories, ...serviceCategories }),
    typology: Object.fromEntries(Object.entries(typologies).map(([category, names]) => [category, named(names)])),
    shippingTime: named(shippingTimes),
    house: Object.fromEntries(houseLinks.map((link) => [link.path.slice(1), link[language]])),
  } as unknown as Vocabulary;
}
