import MiniSearch from "minisearch";
import type { User } from "../../platform/access.ts";
import { buyerOf, currentPrices, edgesAfter, resolvePrice } from "../../pricing/index.ts";
import { instant, type Instant } from "../../platform/time.ts";
import { packagingOf, type Viewer } from "../product-view.ts";
import { searchedTexts, type SearchDocument } from "./document.ts";
import { columnOf, countedFacets, FacetCounts, type Column, type CountedFacet, type Facet } from "./facet-counts.ts";
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

/** How far a product's size may be from the one that was asked for ("450w" finds 445 and 455). */
const sizeTolerance = 0.03;
/** Who searches a device wants the device before what is bought with it. */
const accessoryWeight = 0.5;

/** The catalogue in memory: a text index and the documents; filters and facets walk typed columns once. */
export class SearchEngine {
  readonly #documents: SearchDocument[];
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
      boostDocument: (id: number) => (this.#documents[id]?.typology === "accessories" ? accessoryWeight : 1),
    },
  });
  readonly #sizes: Float64Array;
  readonly #columns: Readonly<Record<CountedFacet, Column>>;
  readonly #available: Uint8Array;
  readonly #prices = new Map<string, Float64Array>();
  readonly #places = new Map<string, { places: Uint32Array; documents: Uint32Array }>();

  /** When the first price of any document will begin or end: until then what is worked out above holds. */
  #pricesHoldUntil: Instant = "";

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = [...documents];
    this.#text.addAll(this.#documents.map((document, id) => ({ id, ...searchedTexts(document) })));
    this.#sizes = Float64Array.from(documents, ({ fields }) => fields.powerWatt ?? fields.energyWattHour ?? Number.NaN);
    this.#available = Uint8Array.from(documents, ({ available }) => Number(available > 0));
    this.#columns = {
      category: columnOf("category", documents),
      typology: columnOf("typology", documents),
      brand: columnOf("brand", documents),
      technology: columnOf("technology", documents),
    };
  }

  get size(): number {
    return this.#documents.length;
  }

  /** Matches in order, with counts for each facet under all the other filters. */
  search(filters: Filters, viewer: Viewer) {
    const scores = this.#scores(filters.text);
    this.#forgetOldPrices(instant(viewer.now));
    const prices = this.#pricesFor(viewer);
    const candidates = scores ? [...scores.keys()] : this.#documents.keys();
    const counting = new FacetCounts(this.#columns);
    const failedFilter = this.#failedFilter(filters, prices);
    const found: number[] = [];
    for (const index of candidates) {
      const failed = failedFilter(index);
      if (failed === "several") continue;
      if (failed === undefined) found.push(index);
      const available = this.#available[index] === 1;
      counting.add(index, failed, this.#sizes[index] ?? Number.NaN, prices[index] ?? Number.NaN, available);
    }
    const ordered = this.#ordered(found, filters.sort, scores, viewer);
    return { found: ordered.flatMap((index) => this.#documents[index] ?? []), facets: counting.result() };
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

  #forgetOldPrices(now: Instant): void {
    if (now < this.#pricesHoldUntil) return;
    this.#prices.clear();
    this.#places.clear();
    const edges = this.#documents.flatMap(({ prices }) => edgesAfter(prices, now));
    this.#pricesHoldUntil = edges.reduce((first, edge) => (edge < first ? edge : first), "9999");
  }

  /** The price of one piece for this kind of buyer, for every document; worked out once per kind. */
  #pricesFor({ user, locale, now }: Viewer): Float64Array {
    const key = buyerKey(user, locale);
    const ofOneUser = user?.ownPriceTypes !== undefined;
    const known = ofOneUser ? undefined : this.#prices.get(key);
    if (known) return known;
    const common = buyerOf(user);
    const column = Float64Array.from(this.#documents, ({ id, prices, fields }) => {
      const buyer = ofOneUser ? buyerOf(user, id) : common;
      const inShop = currentPrices(
        prices.filter((slot) => slot.locale === locale),
        now,
      );
      return resolvePrice(inShop, buyer, packagingOf(fields), 1)?.unit ?? Number.NaN;
    });
    if (!ofOneUser) this.#prices.set(key, column);
    return column;
  }

  /** Tells the one filter that a document fails, if it fails one alone: it still counts for that filter's facet. */
  #failedFilter(filters: Filters, prices: Float64Array): (index: number) => Facet | "several" | undefined {
    const chosen = countedFacets.flatMap((facet) => {
      const wanted = facet === "category" ? (filters.category ?? []) : filters[facet];
      const { values, codes } = this.#columns[facet];
      const accepted = new Set([wanted].flat().map((value) => values.indexOf(value)));
      return accepted.size > 0 ? [{ facet, codes, accepted }] : [];
    });
    const sizes = this.#sizes;
    const stocked = this.#available;
    const { available, powerMin, powerMax, priceMin, priceMax } = filters;
    return (index) => {
      let failed: Facet | undefined;
      for (const { facet, codes, accepted } of chosen) {
        if (accepted.has(codes[index] ?? 0)) continue;
        if (failed !== undefined) return "several";
        failed = facet;
      }
      const others = [
        available && stocked[index] !== 1 && "available",
        outside(sizes[index] ?? Number.NaN, powerMin, powerMax) && "power",
        outside(prices[index] ?? Number.NaN, priceMin, priceMax) && "price",
      ] as const;
      for (const facet of others) {
        if (!facet) continue;
        if (failed !== undefined) return "several";
        failed = facet;
      }
      return failed;
    };
  }

  /** By score where a text was searched, else by the place that each document has in that sort. */
  #ordered(found: number[], sort: string, scores: Map<number, number> | undefined, viewer: Viewer): readonly number[] {
    if (scores && !columnSorts.has(sort)) {
      return found.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
    }
    const { places, documents } = this.#placesOf(sort, viewer);
    // Numbers in a typed array sort many times faster than documents by a comparison.
    const sorted = Uint32Array.from(found, (index) => places[index] ?? 0).sort();
    return Array.from(sorted, (place) => documents[place] ?? 0);
  }

  /** The place of every document in a sort, worked out once per sort and kind of buyer. */
  #placesOf(sort: string, viewer: Viewer) {
    const key = `${sort} ${buyerKey(viewer.user, viewer.locale)}`;
    const known = this.#places.get(key);
    if (known) return known;
    const documents = Uint32Array.from(this.#documents.keys()).sort(this.#comparison(sort, viewer));
    const places = new Uint32Array(documents.length);
    documents.forEach((index, place) => (places[index] = place));
    this.#places.set(key, { places, documents });
    return { places, documents };
  }

  #comparison(sort: string, viewer: Viewer): (a: number, b: number) => number {
    const by = (column: (index: number) => number, direction: 1 | -1) => (a: number, b: number) => {
      const [x, y] = [column(a), column(b)];
      if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || a - b;
      return (x - y) * direction || a - b;
    };
    const prices = this.#pricesFor(viewer);
    const price = (index: number) => prices[index] ?? Number.NaN;
    const size = (index: number) => this.#sizes[index] ?? Number.NaN;
    const available = (index: number) => this.#documents[index]?.available ?? 0;
    switch (sort) {
      case "price":
        return by(price, 1);
      case "-price":
        return by(price, -1);
      case "power":
        return by(size, 1);
      case "-power":
        return by(size, -1);
      case "availability":
        return by(available, -1);
      case "name":
        return (a, b) => names.compare(this.#nameOf(a), this.#nameOf(b)) || a - b;
      default:
        return by((index) => Number(available(index) > 0), -1);
    }
  }

  #nameOf(index: number): string {
    return this.#documents[index]?.fields.name ?? "";
  }
}

const columnSorts: ReadonlySet<string> = new Set(["price", "-price", "power", "-power", "availability", "name"]);
const names = new Intl.Collator("it");

const outside = (value: number, min: number | undefined, max: number | undefined): boolean =>
  (min !== undefined && !(value >= min)) || (max !== undefined && !(value <= max));
const buyerKey = (user: User | undefined, locale: string): string => JSON.stringify([buyerOf(user), locale]);
