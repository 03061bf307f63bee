import MiniSearch, { type SearchResult } from "minisearch";
import { sorts } from "../../contract/sorts.ts";
import { edgesAfter } from "../../pricing/index.ts";
import { instant, type Instant } from "../../platform/time.ts";
import type { Language } from "../../platform/locale.ts";
import { languagesOf, type Viewer } from "../product-view.ts";
import { columnsOf } from "./columns.ts";
import { searchedTexts, type SearchDocument } from "./document.ts";
import { narrow, type Filters } from "./narrow.ts";
import { inIndexWords } from "./reader-words.ts";
import { TranslatedNames } from "./translated-names.ts";
import { viewerKey, viewerPrices, type ViewerPrices } from "./viewer-prices.ts";
import { processTerm, readQuery, tokenize } from "./words.ts";

/** How far a product's size may be from the one that was asked for ("450w" finds 445 and 455). */
const sizeTolerance = 0.03;
/** Who searches a device wants the device before what is bought with it. */
const accessoryWeight = 0.5;

type Hit = readonly [index: number, score: number];

const hitsOf = (results: readonly SearchResult[]): Hit[] => results.map(({ id, score }) => [id as number, score]);

/** The catalogue in memory: a text index and the documents; filters and facets walk typed columns once. */
export class SearchEngine {
  readonly #documents: SearchDocument[];
  readonly #text = new MiniSearch<{ id: number }>({
    fields: ["name", "code", "brand", "series", "kind"],
    tokenize,
    processTerm: (term) => this.#counted(processTerm(term)),
    searchOptions: {
      // Words come as they stand in the index.
      tokenize: (word) => [word],
      processTerm: (word) => word,
      prefix: true,
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
      boost: { code: 4, name: 3, brand: 2, kind: 2 },
      boostDocument: (id: number) => this.#weightOf(id),
    },
  });
  /** How often each word stands in the texts. */
  readonly #frequencies = new Map<string, number>();
  readonly #names: TranslatedNames;
  readonly #all: Uint32Array;
  readonly #sizes: Float64Array;
  readonly #columns: ReturnType<typeof columnsOf>;
  readonly #prices = new Map<string, ViewerPrices>();
  readonly #places = new Map<string, { places: Uint32Array; documents: Uint32Array }>();

  /** When the first price of any document will begin or end: until then what is worked out above holds. */
  #pricesHoldUntil: Instant = "";

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = [...documents];
    this.#text.addAll(this.#documents.map((document, id) => ({ id, ...searchedTexts(document) })));
    this.#names = new TranslatedNames(this.#documents);
    this.#all = Uint32Array.from(documents.keys());
    this.#sizes = Float64Array.from(documents, ({ fields }) => fields.powerWatt ?? fields.energyWattHour ?? Number.NaN);
    this.#columns = columnsOf(documents);
  }

  get documents(): readonly SearchDocument[] {
    return this.#documents;
  }

  get size(): number {
    return this.#documents.length;
  }

  /** Matches in order, with counts for each facet under all the other filters. */
  search(filters: Filters, viewer: Viewer) {
    const scores = this.#scores(filters.text, languagesOf(viewer)[0]);
    this.#forgetOldPrices(instant(viewer.now));
    const candidates = scores ? Uint32Array.from(scores.keys()) : this.#all;
    const ranged = { ...this.#columns.ranged, price: this.#pricesFor(viewer).shown };
    const { found, facets } = narrow(candidates, filters, { ...this.#columns, ranged });
    const ordered = this.#ordered(found, filters.sort, scores, viewer);
    return { found: Array.from(ordered, (index) => this.#documents[index]!), facets };
  }

  /** The first products of a text, and the brands among them. */
  suggest(text: string, limit: number, language?: Language) {
    const indexes = [...(this.#scores(text, language) ?? new Map<number, number>())].slice(0, 200);
    const documents = indexes.flatMap(([index]) => this.#documents[index] ?? []);
    return {
      products: documents.slice(0, limit),
      brands: [...new Set(documents.map(({ brand }) => brand))].slice(0, 5),
    };
  }

  #counted(word: string | null): string | null {
    if (word !== null) this.#frequencies.set(word, (this.#frequencies.get(word) ?? 0) + 1);
    return word;
  }

  #weightOf(index: number): number {
    return this.#documents[index]?.typology === "accessories" ? accessoryWeight : 1;
  }

  /** Scores by document index, best first; undefined when the text asks for nothing. */
  #scores(query: string, language: Language = "it"): Map<number, number> | undefined {
    if (query.trim() === "") return undefined;
    const { text: said, powerWatt, energyWattHour } = readQuery(query);
    const text = inIndexWords(said, language);
    const near = (value: number | undefined, wanted: number | undefined) =>
      wanted === undefined || (value !== undefined && Math.abs(value - wanted) <= wanted * sizeTolerance);
    const fits = (index: number) => {
      const fields = this.#documents[index]?.fields;
      return near(fields?.powerWatt, powerWatt) && near(fields?.energyWattHour, energyWattHour);
    };
    const words = tokenize(text)
      .map(processTerm)
      .filter((word) => word !== null);
    const sized = (powerWatt ?? energyWattHour) !== undefined;
    // Of what has the size there is little: only where nothing has both, all that has the words is looked for.
    const both = sized && words.length > 0 ? this.#withAll(words, fits) : [];
    if (both.length > 0) return new Map(both);
    const matches = words.length === 0 ? [...this.#all].map((index): Hit => [index, 1]) : this.#hits(words, language);
    const fitting = sized ? matches.filter(([index]) => fits(index)) : [];
    return new Map(fitting.length > 0 ? fitting : matches);
  }

  /** All words must match, if need be in the name that the reader's language has; when nothing has them all, any may. */
  #hits(words: readonly string[], language: Language): Hit[] {
    const find = (wanted: readonly string[]) => this.#withAll(wanted, () => true);
    const all = find(words);
    if (all.length > 0) return all;
    const named = language === "it" ? [] : this.#names.search(words, language, (word) => new Map(find([word])));
    return named.length > 0 ? named : hitsOf(this.#text.search({ combineWith: "OR", queries: [...words] }));
  }

  /**
   * What has every word and fits. The rarest word is looked for first, and each of the others only in what has those
   * before it: a document without weight costs next to nothing.
   */
  #withAll(words: readonly string[], fits: (index: number) => boolean): Hit[] {
    const rarestFirst = words.toSorted((a, b) => (this.#frequencies.get(a) ?? 0) - (this.#frequencies.get(b) ?? 0));
    /** Of each document, how many of the words in turn it has. */
    const reached = new Uint8Array(this.#documents.length);
    const queries = rarestFirst.map((word, place) => ({
      queries: [word],
      boostDocument: (index: number) => {
        if (reached[index]! < place || (place === 0 && !fits(index))) return 0;
        reached[index] = place + 1;
        return this.#weightOf(index);
      },
    }));
    return hitsOf(this.#text.search({ combineWith: "AND", queries }));
  }

  #forgetOldPrices(now: Instant): void {
    if (now < this.#pricesHoldUntil) return;
    this.#prices.clear();
    this.#places.clear();
    const edges = this.#documents.flatMap(({ prices }) => edgesAfter(prices, now));
    this.#pricesHoldUntil = edges.reduce((first, edge) => (edge < first ? edge : first), "9999");
  }

  /** Worked out once per kind of viewer; for who has prices of their own, each time. */
  #pricesFor(viewer: Viewer): ViewerPrices {
    if (viewer.user?.ownPriceTypes) return viewerPrices(this.#documents, viewer);
    const key = viewerKey(viewer);
    const known = this.#prices.get(key) ?? viewerPrices(this.#documents, viewer);
    this.#prices.set(key, known);
    return known;
  }

  /** By score where a text was searched, else by the place that each document has in that sort. */
  #ordered(found: Uint32Array, sort: string, scores: Map<number, number> | undefined, viewer: Viewer): Uint32Array {
    if (scores && !columnSorts.has(sort)) {
      return found.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
    }
    const { places, documents } = this.#placesOf(sort, viewer);
    if (found.length === documents.length) return documents;
    // Numbers in a typed array sort many times faster than documents by a comparison.
    const sorted = Uint32Array.from(found, (index) => places[index] ?? 0).sort();
    return sorted.map((place) => documents[place] ?? 0);
  }

  /** The place of every document in a sort, worked out once per sort and, where prices decide, per kind of viewer. */
  #placesOf(sort: string, viewer: Viewer) {
    const byPrice = priceSorts.has(sort);
    const key = byPrice ? `${sort} ${viewerKey(viewer)}` : sort;
    const ofOneUser = byPrice && viewer.user?.ownPriceTypes !== undefined;
    const known = ofOneUser ? undefined : this.#places.get(key);
    if (known) return known;
    const documents = Uint32Array.from(this.#documents.keys()).sort(this.#comparison(sort, viewer));
    const places = new Uint32Array(documents.length);
    documents.forEach((index, place) => (places[index] = place));
    if (!ofOneUser) this.#places.set(key, { places, documents });
    return { places, documents };
  }

  #comparison(sort: string, viewer: Viewer): (a: number, b: number) => number {
    const { available } = this.#columns;
    switch (sort) {
      case "price":
        return by(this.#pricesFor(viewer).shown, 1);
      case "-price":
        return by(this.#pricesFor(viewer).shown, -1);
      case "perUnit":
        return by(this.#pricesFor(viewer).perUnit, 1);
      case "power":
        return by(this.#sizes, 1);
      case "-power":
        return by(this.#sizes, -1);
      case "availability":
        return by(
          Float64Array.from(this.#documents, (document) => document.available),
          -1,
        );
      case "name":
        return (a, b) => names.compare(this.#nameOf(a), this.#nameOf(b)) || a - b;
      default:
        return by(Float64Array.from(available), -1);
    }
  }

  #nameOf(index: number): string {
    return this.#documents[index]?.fields.name ?? "";
  }
}

const columnSorts: ReadonlySet<string> = new Set(sorts.filter((sort) => sort !== "relevance"));
const priceSorts: ReadonlySet<string> = new Set(["price", "-price", "perUnit"]);
const names = new Intl.Collator("it");

/** By a column, what has no value at the end; equals in the order of the catalogue. */
const by = (column: Float64Array, direction: 1 | -1) => (a: number, b: number) => {
  const [x, y] = [column[a]!, column[b]!];
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || a - b;
  return (x - y) * direction || a - b;
};
