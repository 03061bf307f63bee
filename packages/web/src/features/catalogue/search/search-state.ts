import { countedFacets, rangedFacets, type CountedFacet, type RangedFacet } from "@solvia/core/catalogue/facets";
import type { SearchResult } from "@solvia/core/contract/shapes/search";
import type * as z from "zod";

export type ChosenFacet = Exclude<CountedFacet, "category">;
export type Bound = `${RangedFacet}Min` | `${RangedFacet}Max`;

type Choices = { [F in ChosenFacet]?: string[] | undefined };
type Bounds = { [B in Bound]?: number | undefined };

/** Every filter and the page live in the address. Units of the bounds: catalogue/facets of the core. */
export interface SearchState extends Choices, Bounds {
  text?: string | undefined;
  category?: string | undefined;
  available?: boolean | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  view?: "table" | undefined;
}

export type Facets = z.output<typeof SearchResult>["facets"];

/** The category that the technical facets are of: the chosen one, or the only one among the results. */
export const categoryOf = (state: SearchState, facets: Facets | undefined): string | undefined =>
  state.category ?? (facets?.category.length === 1 ? facets.category[0]?.value : undefined);

export const chosenFacets = countedFacets.filter((facet): facet is ChosenFacet => facet !== "category");

const list = (value: unknown): string[] | undefined => {
  const values = [value].flat().flatMap((item) => (item === undefined || item === "" ? [] : [String(item)]));
  return values.length > 0 ? values : undefined;
};
const text = (value: unknown): string | undefined => (value === undefined || value === "" ? undefined : String(value));
const number = (value: unknown): number | undefined =>
  Number.isFinite(Number(value)) && value !== undefined && value !== "" ? Number(value) : undefined;

/** Reads an address; what makes no sense is left out. */
export function searchStateOf(search: Readonly<Record<string, unknown>>): SearchState {
  const bounds = rangedFacets.flatMap((facet) => [`${facet}Min`, `${facet}Max`] as const);
  return {
    text: text(search["text"]),
    category: text(search["category"]),
    ...(Object.fromEntries(chosenFacets.map((facet) => [facet, list(search[facet])])) as Choices),
    ...(Object.fromEntries(bounds.map((bound) => [bound, number(search[bound])])) as Bounds),
    available: search["available"] === true ? true : undefined,
    sort: text(search["sort"]),
    page: number(search["page"]),
    view: search["view"] === "table" ? "table" : undefined,
  };
}

const cleared = (kept: readonly string[]): Partial<SearchState> =>
  Object.fromEntries(
    [...chosenFacets, ...rangedFacets.flatMap((facet) => [`${facet}Min`, `${facet}Max`])].flatMap((name) =>
      kept.includes(name) ? [] : [[name, undefined]],
    ),
  );

/** Whether anything but the text narrows the results. */
export const isNarrowed = ({ text: _text, sort: _sort, page: _page, view: _view, ...filters }: SearchState): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** The change that takes every filter away. */
export const noFilters: Partial<SearchState> = { ...cleared([]), category: undefined, available: undefined };

/** The change that leaves a category, and with it what only its products have. */
export const noCategory: Partial<SearchState> = {
  ...cleared(["brand", "delivery", "priceMin", "priceMax"]),
  category: undefined,
};
