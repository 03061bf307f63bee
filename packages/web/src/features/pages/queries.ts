import type { PlainTextId } from "@solvia/core/content/plain-text";
import { brandSlug } from "@solvia/core/catalogue/slug";
import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import type { QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { getPlainText, searchProducts } from "../../api/endpoints.gen.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { pageLanguage } from "../page-head.ts";

const shown = 8;

/** The first products of a category, the readiest first, with the counts of its typologies and brands. */
export const categoryQuery = (category: GoodsCategory) =>
  queryOf(searchProducts, { query: { category, sort: "availability", size: shown } });

/** Every brand with its count: what tells a brand's name from its address. */
export const allBrands = queryOf(searchProducts, { query: { size: 1 } });

/** The first products of a brand, by its name. */
export const brandQuery = (brand: string) => queryOf(searchProducts, { query: { brand: [brand] } });

/** Asks for a brand by its address: for its name first, then for its products. */
export async function prefetchBrand(queries: QueryClient, slug: string): Promise<void> {
  const found = await queries.ensureQueryData(allBrands).catch(() => undefined);
  const brand = found?.facets.brand.find(({ value }) => brandSlug(value) === slug)?.value;
  if (brand !== undefined) await queries.prefetchQuery(brandQuery(brand));
}

/** A text of the house in the language that its reader has it in. */
export const textQuery = (id: PlainTextId, language: string = currentLanguage()) =>
  queryOf(getPlainText, { params: { id }, query: { language: pageLanguage(language) } });
