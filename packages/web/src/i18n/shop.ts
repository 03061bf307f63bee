import { shopTexts as texts } from "@solvia/texts/shop";
import { technicalWordsTexts } from "@solvia/texts/technical-words";
import type { TechnicalWords } from "@solvia/core/catalogue/technical-words";
import { vocabularies } from "@solvia/core/catalogue/vocabulary/index";
import type { Area } from "@solvia/texts/area";

type Own = typeof texts extends Area<infer T> ? T : never;
export type ShopTexts = Own & TechnicalWords;

/** What every page of the shop says, with the catalogue's names and words: a chunk for each language (vite.config.ts). */
export const shop: Area<ShopTexts> = {
  ...texts,
  in: async (language) => {
    const [own, words, names] = await Promise.all([
      texts.in(language),
      technicalWordsTexts.in(language),
      language === "it" || language === "en" ? {} : vocabularies[language](),
    ]);
    return { ...own, ...names, field: { ...own.field, ...words.field }, value: words.value };
  },
};
