import type { Language } from "../../platform/locale.ts";
import type { GoodsCategory } from "../taxonomy.ts";
import type { Guide, Guides } from "./guide.ts";

const guidesIn: Readonly<Record<Language, () => Promise<Guides>>> = {
  it: async () => (await import("./it.ts")).guides,
  en: async () => (await import("./en.ts")).guides,
  es: async () => (await import("./es.ts")).guides,
  fr: async () => (await import("./fr.ts")).guides,
  de: async () => (await import("./de.ts")).guides,
  ro: async () => (await import("./ro.ts")).guides,
  pt: async () => (await import("./pt.ts")).guides,
  nl: async () => (await import("./nl.ts")).guides,
  bg: async () => (await import("./bg.ts")).guides,
  pl: async () => (await import("./pl.ts")).guides,
  sr: async () => (await import("./sr.ts")).guides,
  uk: async () => (await import("./uk.ts")).guides,
  nb: async () => (await import("./nb.ts")).guides,
  hr: async () => (await import("./hr.ts")).guides,
};

/** The guide of a category in a language; loads the guides of that language alone. */
export const categoryGuide = async (category: GoodsCategory, language: Language): Promise<Guide> =>
  (await guidesIn[language]())[category];
