import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import { queryOf } from "../../api/client.ts";
import { searchProducts } from "../../api/endpoints.gen.ts";

const shown = 8;

/** The first products of a category, the readiest first, with the counts of its typologies and brands. */
export const categoryQuery = (category: GoodsCategory) =>
  queryOf(searchProducts, { query: { category, sort: "availability", size: shown } });

/** Every brand with its count: what tells a brand's name from its address. */
export const allBrands = queryOf(searchProducts, { query: { size: 1 } });
