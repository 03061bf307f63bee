import * as z from "zod";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { ProductCard } from "./product.ts";

import { sorts } from "../sorts.ts";

const list = z.union([z.string(), z.array(z.string())]).transform((value) =>
  [value]
    .flat()
    .flatMap((v) => v.split(","))
    .filter(Boolean),
);
const number = z.coerce.number().min(0).optional();

/** The query of a search; the web keeps the same in its address. Power in W, energy in Wh, prices in cents. */
export const searchQuery = {
  text: z.string().max(120).default(""),
  category: z.enum(goodsCategories).optional(),
  typology: list.default([]),
  brand: list.default([]),
  technology: list.default([]),
  powerMin: number,
  powerMax: number,
  priceMin: number,
  priceMax: number,
  available: z.stringbool().default(false),
  sort: z.enum(sorts).default("relevance"),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(24),
} as const;

const counts = z.array(z.object({ value: z.string(), count: z.int() }));
const range = z.object({ min: z.number(), max: z.number() }).nullable();

export const SearchResult = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  items: z.array(ProductCard),
  /** Each facet counts the products that match all the other filters. */
  facets: z.object({
    category: counts,
    typology: counts,
    brand: counts,
    technology: counts,
    available: z.int(),
    power: range,
    price: range,
  }),
});

export const Suggestions = z.object({
  products: z.array(
    z.object({ id: z.string(), path: z.string(), name: z.string(), brand: z.string(), imageUrl: z.string() }),
  ),
  brands: z.array(z.string()),
});
