import * as z from "zod";
import { countedFacets, rangedFacets, type CountedFacet, type RangedFacet } from "../../catalogue/facets.ts";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { sorts } from "../../catalogue/search/sorts.ts";
import { ProductCard } from "./product.ts";
import { decimalNumber, wholeNumber } from "../../platform/text/typed.ts";

const list = z.union([z.string(), z.array(z.string())]).transform((value) =>
  [value]
    .flat()
    .flatMap((v) => v.split(","))
    .filter(Boolean),
);
const number = decimalNumber(0).optional();

type ChosenFacet = Exclude<CountedFacet, "category">;
type Bound = `${RangedFacet}Min` | `${RangedFacet}Max`;
const each = <K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as { [P in K]: S };
const bounds = rangedFacets.flatMap((facet) => [`${facet}Min`, `${facet}Max`] as const);

/** The query of a search; the web keeps the same in its address. Units of the ranges: catalogue/facets. */
export const searchQuery = {
  text: z.string().max(120).default(""),
  category: z.enum(goodsCategories).optional(),
  ...each(
    countedFacets.filter((facet): facet is ChosenFacet => facet !== "category"),
    list.default([]),
  ),
  ...each<Bound, typeof number>(bounds, number),
  available: z.stringbool().default(false),
  sort: z.enum(sorts).default("relevance"),
  page: wholeNumber(1, 1000).default(1),
  size: wholeNumber(1, 100).default(24),
} as const;

const counts = z.array(z.object({ value: z.string(), count: z.int() }));
const range = z.object({ min: z.number(), max: z.number() }).nullable();

/** Where nothing has all that the text asks for: what no result has, and what the results are of. */
const near = z.object({ missed: z.array(z.string()), shown: z.string() }).optional();

export const SearchResult = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  items: z.array(ProductCard),
  /**
   * Each facet counts the products that match all the other filters. Those of a category are empty until it is chosen
   * or nothing else is found.
   */
  facets: z.object({ ...each(countedFacets, counts), ...each(rangedFacets, range), available: z.int() }),
  /**
   * What the text says as a filter ("under 100 euros", "450 W", "in stock"): it narrows as a filter would, unless the query
   * sets one on the same figure. `size` where one size is meant, in the facet's units; `rest` is the text without it.
   */
  understood: z.array(
    z.object({
      facet: z.enum(["price", "power", "energy", "available"]),
      min: z.number().optional(),
      max: z.number().optional(),
      size: z.number().optional(),
      said: z.string(),
      rest: z.string(),
    }),
  ),
  near,
  /** Whether the text asks for a whole plant: the shop's kits are on a page of their own. */
  kits: z.boolean(),
});

export const Suggestions = z.object({
  products: z.array(
    z.object({ id: z.string(), path: z.string(), name: z.string(), brand: z.string(), imageUrl: z.string() }),
  ),
  brands: z.array(z.string()),
  near,
});
