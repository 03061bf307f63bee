import { beforeAll, expect, test } from "vitest";
import { allCategories } from "@solvia/core/catalogue/taxonomy";
import { languages } from "@solvia/core/platform/locale";
import { shop } from "../../i18n/shop.ts";
import { addTexts } from "../../i18n/words.ts";
import { categoryName } from "./names.ts";

beforeAll(async () => {
  for (const language of languages) addTexts(language, await shop.in(language));
});

test.for(languages)("%s names each category, those that are no goods too", (language) => {
  const unnamed = allCategories.filter((category) => categoryName(category, language).includes("_"));
  expect(unnamed).toEqual([]);
  const english = allCategories.filter((category) => categoryName(category, language) === categoryName(category, "en"));
  if (language !== "en") expect(english.length).toBeLessThan(allCategories.length / 2);
});
