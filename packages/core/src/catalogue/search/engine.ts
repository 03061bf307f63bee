import { sorts } from "./sorts.ts";
import { edgesAfter } from "../../pricing/index.ts";
import { instant, type Instant } from "../../platform/time.ts";
import { languagesOf, type Viewer } from "../product-view.ts";
import { columnsOf } from "./columns.ts";
import { ConceptIndex } from "./concept-index.ts";
import { searchedText, type SearchDocument } from "./document.ts";
import { readAvailable, readLimits, type Limit } from "./limits.ts";
import { lexiconOf } from "./lexicon/lexicons.ts";
import { match, type Matched, type Near, type Sources } from "./match.ts";
import { narrow, type Facets, type Filters } from "./narrow.ts";
import { NumberIndex } from "./number-index.ts";
import { joined, wordsOf } from "./plain.ts";
import { TextIndex } from "./text-index.ts";
import { TranslatedNames } from "./translated-names.ts";
import { inUnitsOf, understand, wordOfNothing, type Indexes } from "./understand.ts";
import { viewerKey, viewerPrices, type ViewerPrices } from "./viewer-prices.ts";
import { without } from "./without.ts";

/** A filter that the text asks for: what was said, and the text without it. */
export interface Understood extends Pick<Limit, "min" | "max" | "size" | "said"> {
  facet: Limit["facet"] | "available";
  rest: string;
}

export interface Found {
  found: SearchDocument[];
  facets: Facets;
  understood: Understood[];
  /** Where nothing has all that the text asks for. */
  near?: Near | undefined;
  /** Whether the text asks for a whole plant, which the kits are. */
  kits: boolean;
}

interface Asked extends Partial<Matched> {
  candidates: Uint32Array;
  filters: Filters;
  understood: Understood[];
}

/** The catalogue in memory: indexes of words, kinds and numbers; filters and facets walk typed columns once. */
export class SearchEngine {
  readonly #documents: SearchDocument[];
  readonly #indexes: Indexes;
  readonly #called: ReadonlyMap<string, readonly number[]>;
  readonly #all: Uint32Array;
  readonly #sizes: Float64Array;
  readonly #columns: ReturnType<typeof columnsOf>;
  readonly #prices = new Map<string, ViewerPrices>();
  readonly #places = new Map<string, { places: Uint32Array; documents: Uint32Array }>();

  /** When the first price of any document will begin or end: until then what is worked out above holds. */
  #pricesHoldUntil: Instant = "";

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = [...documents];
    const names = new TranslatedNames(this.#documents);
    const numbers = new NumberIndex(this.#documents);
    const brands = new Set(documents.map(({ brand }) => joined(brand)));
    this.#indexes = {
      concepts: new ConceptIndex(this.#documents),
      text: new TextIndex(this.#documents.map(searchedText)),
      names: (language) => names.in(language),
      numbers: (value) => numbers.levels(value),
      isBrand: (word) => brands.has(word),
      size: documents.length,
    };
    this.#called = calledBy(this.#documents);
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
  search(filters: Filters, viewer: Viewer): Found {
    this.#forgetOldPrices(instant(viewer.now));
    const asked = this.#asked(filters, viewer);
    const { found, facets } = narrow(asked.candidates, asked.filters, this.#columnsFor(viewer));
    const ordered = this.#ordered(found, filters.sort, asked.ranks, viewer);
    return {
      found: Array.from(ordered, (index) => this.#documents[index]!),
      facets,
      understood: asked.understood,
      near: asked.near,
      kits: this.#asksForKits(filters.text, viewer),
    };
  }

  /** The first products that a search for the text has, and the brands among them. */
  suggest(text: string, limit: number, viewer: Viewer) {
    const { found, near } = this.search({ text, available: false, sort: "relevance" }, viewer);
    return {
      products: found.slice(0, limit),
      brands: [...new Set(found.slice(0, 200).map(({ brand }) => brand))].slice(0, 5),
      near,
    };
  }

  #asksForKits(text: string, viewer: Viewer): boolean {
    const words = wordsOf(text).flatMap(({ parts }) => parts);
    return lexiconOf(languagesOf(viewer)[0] ?? "it").asksForKits(words);
  }

  #columnsFor(viewer: Viewer) {
    return { ...this.#columns, ranged: { ...this.#columns.ranged, price: this.#pricesFor(viewer).shown } };
  }

  /**
   * What a text asks for, as filters and as what has its words. A filter that somebody has set goes before what the text says
   * of the same figure.
   */
  #asked(filters: Filters, viewer: Viewer): Asked {
    const text = filters.text.normalize("NFC");
    if (text.trim() === "") return { candidates: this.#all, filters, understood: [] };
    const read = readLimits(text);
    const stocked = readAvailable(read.rest, text);
    const limits = read.limits.filter(
      ({ facet }) => filters[`${facet}Min`] === undefined && filters[`${facet}Max`] === undefined,
    );
    const words = [
      ...understand(text, stocked.rest, languagesOf(viewer)[0] ?? "it", this.#indexes),
      ...read.unread.map((one) => wordOfNothing(one, this.#indexes)),
    ];
    const onlyStock = words.length === 0 && read.limits.length === 0;
    const matched = onlyStock
      ? { candidates: this.#all, kept: [] }
      : match(text, words, inUnitsOf(words, limits), this.#sources(viewer));
    const bounds = Object.fromEntries(
      matched.kept.flatMap(({ facet, min, max }) => [
        [`${facet}Min`, min],
        [`${facet}Max`, max],
      ]),
    );
    return {
      ...matched,
      filters: { ...filters, ...bounds, available: filters.available || stocked.said !== undefined },
      understood: [
        ...matched.kept.map(({ at, ...limit }) => ({ ...limit, rest: without(text, at, limit.said) })),
        ...(stocked.said
          ? [
              {
                facet: "available" as const,
                said: stocked.said.said,
                rest: without(text, stocked.said.at, stocked.said.said),
              },
            ]
          : []),
      ],
    };
  }

  #sources(viewer: Viewer): Sources {
    const { ranged, available } = this.#columnsFor(viewer);
    return {
      size: this.#documents.length,
      column: (facet) => ranged[facet],
      whole: (word) => this.#indexes.text.whole(word),
      called: (text) => this.#called.get(joined(text)) ?? [],
      accessory: this.#indexes.concepts.accessory,
      available,
    };
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

  /** By rank where a text was searched, else by the place that each document has in that sort. */
  #ordered(found: Uint32Array, sort: string, ranks: Float64Array | undefined, viewer: Viewer): Uint32Array {
    if (ranks && !columnSorts.has(sort)) return byRank(found, ranks);
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

/** Room for the number of a document beside its rank. */
const room = 2 ** 17;

/** The highest rank first, equals in the order of the catalogue; sorted as plain numbers. */
const byRank = (found: Uint32Array, ranks: Float64Array): Uint32Array =>
  Uint32Array.from(
    Float64Array.from(found, (index) => index - ranks[index]! * room).sort(),
    (packed) => ((packed % room) + room) % room,
  );

/** Documents by their code and by their name, with their brand and without it, all without what parts them. */
function calledBy(documents: readonly SearchDocument[]): Map<string, number[]> {
  const called = new Map<string, number[]>();
  documents.forEach(({ brand, fields: { productCode, name } }, index) => {
    const [code, full, maker] = [joined(productCode), joined(name), joined(brand)];
    for (const text of new Set([code, full, maker + code, maker + full])) {
      const known = called.get(text);
      if (known) known.push(index);
      else called.set(text, [index]);
    }
  });
  return called;
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
