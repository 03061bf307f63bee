import { categoryGuide } from "@solvia/core/site/guides/index";
import { wordsIn } from "@solvia/core/site/pages/words";
import { brandSlug } from "@solvia/core/catalogue/slug";
import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import type { Language } from "@solvia/core/platform/locale";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { searchProducts } from "../../api/endpoints.gen.ts";
import { currentLanguage } from "../../i18n/language.ts";

const shown = 8;

/** What comes with the application, not from the API: kept for good, and the former language's until it is there. */
const written = { staleTime: Infinity, placeholderData: keepPreviousData } as const;

/** The words that these pages have in common with those that search engines read, of one language. */
export const wordsQuery = (language: Language = currentLanguage()) =>
  queryOptions({ queryKey: ["page-words", language], queryFn: () => wordsIn(language), ...written });

/** How to choose in a category, in one language. */
export const guideQuery = (category: GoodsCategory, language: Language = currentLanguage()) =>
  queryOptions({
    queryKey: ["guide", category, language],
    queryFn: () => categoryGuide(category, language),
    ...written,
  });

/** The first products of a category, the readiest first, with the counts of its typologies and brands. */
export const categoryQuery = (category: GoodsCategory) =>
  queryOf(searchProducts, { query: { category, sort: "availability", size: shown } });

/** Every brand with its count: what tells a brand's name from its address. */
export const allBrands = queryOf(searchProducts, { query: { size: 1 } });

/** The first products of a brand, by its name. */
export const brandQuery = (brand: string) => queryOf(searchProducts, { query: { brand: [brand] } });

/** Asks for all that a category's page shows. */
export const prefetchCategory = (queries: QueryClient, category: GoodsCategory): unknown =>
  Promise.all([
    queries.prefetchQuery(categoryQuery(category)),
    queries.prefetchQuery(wordsQuery()),
    queries.prefetchQuery(guideQuery(category)),
  ]);

/** Asks for a brand by its address: for its name first, then for its products. */
export async function prefetchBrand(queries: QueryClient, slug: string): Promise<void> {
  void queries.prefetchQuery(wordsQuery());
  const found = await queries.ensureQueryData(allBrands).catch(() => undefined);
  const brand = found?.facets.brand.find(({ value }) => brandSlug(value) === slug)?.value;
  if (brand !== undefined) await queries.prefetchQuery(brandQuery(brand));
}
