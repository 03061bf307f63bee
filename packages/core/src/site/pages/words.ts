import { publicPagesTexts } from "@solvia/texts/public-pages";
import { fill, fillCount } from "../../platform/text/fill.ts";
import type { Language } from "../../platform/locale.ts";
import type { PageTexts } from "./page-texts.ts";

/** The public pages' words in a language; what the application says after them, it says in the same way. */
export async function wordsIn(language: Language) {
  return wordsFrom(await publicPagesTexts.in(language), language);
}

const wordsFrom = (texts: PageTexts, language: Language) => ({
  ...texts,
  products: (count: number) => fillCount(texts.products, language, { count }),
  lowestBefore: (days: number, price: string) => fillCount(texts.lowestBefore, language, { count: days, price }),
  kitParts: (count: number) => fillCount(texts.kitParts, language, { count }),
  kitsAvailable: (count: number) => fillCount(texts.kitsAvailable, language, { count }),
  inStock: (count: number) => fillCount(texts.inStock, language, { count }),
  low: (count: number) => fillCount(texts.low, language, { count }),
  years: (count: number) => fillCount(texts.years, language, { count }),
  similar: (category: string) => fill(texts.similar, { category }),
  ofBrand: (brand: string) => fill(texts.ofBrand, { brand }),
  kitPanels: (power: string) => fill(texts.kitPanels, { power }),
  kitInverter: (power: string) => fill(texts.kitInverter, { power }),
  kitStorage: (energy: string) => fill(texts.kitStorage, { energy }),
  searchMeta: (category: string) => fill(texts.searchMeta, { category }),
  categoryMeta: (category: string, count: number) =>
    fill(texts.categoryMeta, { category, products: fillCount(texts.products, language, { count }) }),
  brandMeta: (brand: string, count: number, kinds: string) =>
    fill(texts.brandMeta, { brand, kinds, products: fillCount(texts.products, language, { count }) }),
});
export type Words = ReturnType<typeof wordsFrom>;
