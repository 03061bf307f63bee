import MiniSearch from "minisearch";
import type { User } from "../../platform/access.ts";
import { buyerOf, resolvePrice } from "../../pricing/index.ts";
import { packagingOf, type Viewer } from "../product-view.ts";
import { searchedTexts, type SearchDocument } from "./document.ts";
import { processTerm, readQuery, tokenize } from "./words.ts";

export interface Filters {
  text: string;
  category?: string | undefined;
  typology: readonly string[];
  brand: readonly string[];
  technology: readonly string[];
  powerMin?: number | undefined;
  powerMax?: number | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  available: boolean;
  sort: string;
}

type Facet = "category" | "typology" | "brand" | "technology" | "available" | "power" | "price";
type CountedFacet = "category" | "typology" | "brand" | "technology";
interface Count {
  value: string;
  count: number;
}

/** How far a product's size may be from the one that was asked for ("450w" finds 445 and 455). */
const sizeTolerance = 0.03;

/** The catalogue in memory: a text index and the documents; filters and facets walk typed columns once. */
export class SearchEngine {
  readonly #text = new MiniSearch<{ id: number }>({
    fields: ["name", "code", "brand", "series", "kind"],
    tokenize,
    processTerm,
    searchOptions: {
      tokenize,
      processTerm,
      combineWith: "AND",
      prefix: true,
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
      boost: { code: 4, name: 3, brand: 2, kind: 2 },
    },
  });
  readonly #documents: SearchDocument[];
  readonly #sizes: Float64Array;
  readonly #prices = new Map<string, Float64Array>();

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = [...documents];
    this.#text.addAll(this.#documents.map((document, id) => ({ id, ...searchedTexts(document) })));
    this.#sizes = Float64Array.from(documents, ({ fields }) => fields.powerWatt ?? fields.energyWattHour ?? Number.NaN);
  }

  get size(): number {
    return this.#documents.length;
  }

  /** Matches in order, with counts for each facet under all the other filters. */
  search(filters: Filters, viewer: Viewer) {
    const scores = this.#scores(filters.text);
    const prices = this.#pricesFor(viewer);
    const candidates = scores ? [...scores.keys()] : this.#documents.keys();
    const counting = new FacetCounts();
    const found: number[] = [];
    for (const index of candidates) {
      const document = this.#documents[index];
      if (!document) continue;
      const failed = this.#failedFilters(document, index, prices[index] ?? Number.NaN, filters);
      if (failed.length === 0) found.push(index);
      if (failed.length <= 1)
        counting.add(document, failed[0], this.#sizes[index] ?? Number.NaN, prices[index] ?? Number.NaN);
    }
    found.sort(this.#order(filters.sort, scores, prices));
    return { found: found.flatMap((index) => this.#documents[index] ?? []), facets: counting.result() };
  }

  /** The first products of a text, and the brands among them. */
  suggest(text: string, limit: number) {
    const indexes = [...(this.#scores(text) ?? new Map<number, number>())].slice(0, 200);
    const documents = indexes.flatMap(([index]) => this.#documents[index] ?? []);
    return {
      products: documents.slice(0, limit),
      brands: [...new Set(documents.map(({ brand }) => brand))].slice(0, 5),
    };
  }

  /** Scores by document index, best first; undefined when the text asks for nothing. */
  #scores(query: string): Map<number, number> | undefined {
    const { text, powerWatt, energyWattHour } = readQuery(query);
    if (query.trim() === "") return undefined;
    const near = (value: number | undefined, wanted: number | undefined) =>
      wanted === undefined || (value !== undefined && Math.abs(value - wanted) <= wanted * sizeTolerance);
    const fits = (index: number) => {
      const fields = this.#documents[index]?.fields;
      return near(fields?.powerWatt, powerWatt) && near(fields?.energyWattHour, energyWattHour);
    };
    const words = tokenize(text).map(processTerm).filter(Boolean);
    const matches: (readonly [number, number])[] =
      words.length === 0 ? [...this.#documents.keys()].map((index) => [index, 1] as const) : this.#hits(text);
    const sized = matches.filter(([index]) => fits(index));
    return new Map(sized.length > 0 ? sized : matches);
  }

  /** All words must match; when nothing has them all, any may. */
  #hits(text: string): (readonly [number, number])[] {
    const all = this.#text.search(text);
    const results = all.length > 0 ? all : this.#text.search(text, { combineWith: "OR" });
    return results.map(({ id, score }) => [id as number, score] as const);
  }

  /** The price of one piece for this kind of buyer, for every document; worked out once per kind. */
  #pricesFor({ user, locale }: Viewer): Float64Array {
    const key = buyerKey(user, locale);
    const known = this.#prices.get(key);
    if (known) return known;
    const buyer = buyerOf(user);
    const column = Float64Array.from(this.#documents, ({ prices, fields }) => {
      const inShop = prices.filter((price) => price.locale === locale);
      return resolvePrice(inShop, buyer, packagingOf(fields), 1)?.unit ?? Number.NaN;
    });
    this.#prices.set(key, column);
    return column;
  }

  #failedFilters(document: SearchDocument, index: number, price: number, filters: Filters): Facet[] {
    const size = this.#sizes[index] ?? Number.NaN;
    const outside = (value: number, min: number | undefined, max: number | undefined) =>
      (min !== undefined && !(value >= min)) || (max !== undefined && !(value <= max));
    const missing = (chosen: readonly string[], value: string | undefined) =>
      chosen.length > 0 && !chosen.includes(value ?? "");
    const failed: Facet[] = [];
    if (filters.category !== undefined && document.category !== filters.category) failed.push("category");
    if (missing(filters.typology, document.typology)) failed.push("typology");
    if (missing(filters.brand, document.brand)) failed.push("brand");
    if (missing(filters.technology, document.fields.technology)) failed.push("technology");
    if (filters.available && document.available <= 0) failed.push("available");
    if (outside(size, filters.powerMin, filters.powerMax)) failed.push("power");
    if (outside(price, filters.priceMin, filters.priceMax)) failed.push("price");
    return failed;
  }

  #order(sort: string, scores: Map<number, number> | undefined, prices: Float64Array) {
    const by = (column: (index: number) => number, direction: 1 | -1) => (a: number, b: number) => {
      const [x, y] = [column(a), column(b)];
      if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
      return (x - y) * direction || a - b;
    };
    const available = (index: number) => this.#documents[index]?.available ?? 0;
    switch (sort) {
      case "price":
        return by((index) => prices[index] ?? Number.NaN, 1);
      case "-price":
        return by((index) => prices[index] ?? Number.NaN, -1);
      case "power":
        return by((index) => this.#sizes[index] ?? Number.NaN, 1);
      case "-power":
        return by((index) => this.#sizes[index] ?? Number.NaN, -1);
      case "availability":
        return by(available, -1);
      case "name":
        return (a: number, b: number) =>
          (this.#documents[a]?.fields.name ?? "").localeCompare(this.#documents[b]?.fields.name ?? "");
      default:
        return scores ? by((index) => scores.get(index) ?? 0, -1) : by((index) => Number(available(index) > 0), -1);
    }
  }
}

const buyerKey = (user: User | undefined, locale: string): string => JSON.stringify([buyerOf(user), locale]);

/** Counts while the documents pass by: a document that failed one filter counts for that filter's facet alone. */
class FacetCounts {
  readonly #counts: Record<CountedFacet, Map<string, number>> = {
    category: new Map(),
    typology: new Map(),
    brand: new Map(),
    technology: new Map(),
  };
  readonly #ranges: Record<"power" | "price", { min: number; max: number }> = {
    power: { min: Infinity, max: -Infinity },
    price: { min: Infinity, max: -Infinity },
  };
  #available = 0;

  add(document: SearchDocument, failed: Facet | undefined, size: number, price: number): void {
    const counts = (facet: Facet) => failed === undefined || failed === facet;
    const tally = (facet: CountedFacet, value: string | undefined) => {
      if (value !== undefined && counts(facet)) {
        this.#counts[facet].set(value, (this.#counts[facet].get(value) ?? 0) + 1);
      }
    };
    tally("category", document.category);
    tally("typology", document.typology);
    tally("brand", document.brand);
    tally("technology", document.fields.technology);
    if (counts("available") && document.available > 0) this.#available++;
    const widen = (facet: "power" | "price", value: number) => {
      if (!counts(facet) || Number.isNaN(value)) return;
      const range = this.#ranges[facet];
      range.min = Math.min(range.min, value);
      range.max = Math.max(range.max, value);
    };
    widen("power", size);
    widen("price", price);
  }

  result() {
    const list = (facet: CountedFacet): Count[] =>
      [...this.#counts[facet]]
        .map(([value, count]) => ({ value, count }))
        .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
    const range = (facet: "power" | "price") => (Number.isFinite(this.#ranges[facet].min) ? this.#ranges[facet] : null);
    return {
      category: list("category"),
      typology: list("typology"),
      brand: list("brand"),
      technology: list("technology"),
      available: this.#available,
      power: range("power"),
      price: range("price"),
    };
  }
}
