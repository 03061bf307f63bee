import { sorts } from "./sorts.ts";
import { edgesAfter } from "../../pricing/index.ts";
import { instant, type Instant } from "../../platform/time.ts";
import type { Viewer } from "../product-view.ts";
import { grown } from "./columns.ts";
import { hasPricesAfter } from "./packed.ts";
import type { Shelf } from "./shelf.ts";
import { pricePlaces, viewerKey, viewerPrices, type ViewerPrices } from "./viewer-prices.ts";

const columnSorts: ReadonlySet<string> = new Set(sorts.filter((sort) => sort !== "relevance"));
const priceSorts: ReadonlySet<string> = new Set(["price", "-price", "perUnit"]);
/** What comes first where nothing was asked: what is in stock. */
const byStock = "stock";

/** Whether somebody asked for an order of their own, so that how well a text fits does not count. */
export const isColumnSort = (sort: string): boolean => columnSorts.has(sort);

interface Sorted {
  /** The place in the order of each document. */
  ranks: Uint32Array;
  documents: Uint32Array;
  sort: string;
  viewer: Viewer;
}

/** More than so many changes are sorted anew. */
const mostMoved = 64;

/**
 * What documents cost each kind of viewer, and the orders by a column, each worked out when it is first asked for and kept while it
 * holds: a change moves the documents that it touches.
 */
export class Sorts {
  readonly #shelf: Shelf;
  readonly #prices = new Map<string, { viewer: Viewer; prices: ViewerPrices }>();
  readonly #sorted = new Map<string, Sorted>();
  /** When the first price of any document will begin or end: until then what is worked out above holds. */
  #pricesHoldUntil: Instant = "";

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Mends what doesn't hold any more, or drops it. To be called before the others. */
  refresh(now: Date): void {
    const stirred = this.#shelf.stirred();
    const { places, moved } = stirred;
    const { documents } = this.#shelf;
    if (instant(now) >= this.#pricesHoldUntil || places.size > documents.length / 4) {
      this.#prices.clear();
      this.#sorted.clear();
      this.#pricesHoldUntil = firstEdge("9999", documents, now);
    } else if (places.size > 0) {
      const still = [...places].filter((place) => place < documents.length);
      for (const kept of this.#prices.values()) {
        const { shown, perUnit } = kept.prices;
        kept.prices = { shown: grown(shown, documents.length), perUnit: grown(perUnit, documents.length) };
        pricePlaces(kept.prices, documents, still, { ...kept.viewer, now });
      }
      const there = still.map((place) => documents[place]!);
      this.#pricesHoldUntil = firstEdge(this.#pricesHoldUntil, there, now);
    }
    if (moved) this.#sorted.clear();
    for (const [key, sorted] of this.#sorted) {
      const others =
        sorted.sort === byStock ? stirred.inStock : sorted.sort === "availability" ? stirred.pieces : places;
      if (others.size > mostMoved) this.#sorted.delete(key);
      else this.#mend(sorted, others);
    }
  }

  /** Takes documents out of an order and puts them where they stand now: a few numbers move, nothing is compared but them. */
  #mend({ ranks, documents, sort, viewer }: Sorted, places: ReadonlySet<number>): void {
    if (places.size === 0) return;
    const compared = this.#comparison(sort, viewer);
    const end = documents.length - places.size;
    let kept = 0;
    for (const place of documents) if (!places.has(place)) documents[kept++] = place;
    [...places].forEach((place, at) => {
      const size = end + at;
      let [from, to] = [0, size];
      while (from < to) {
        const middle = (from + to) >> 1;
        if (compared(documents[middle]!, place) < 0) from = middle + 1;
        else to = middle;
      }
      documents.copyWithin(from + 1, from, size);
      documents[from] = place;
    });
    for (let rank = 0; rank < documents.length; rank++) ranks[documents[rank]!] = rank;
  }

  /** Worked out once per kind of viewer; for who has prices of their own, each time. */
  pricesFor(viewer: Viewer): ViewerPrices {
    if (viewer.user?.ownPriceTypes) return viewerPrices(this.#shelf.documents, viewer);
    const key = viewerKey(viewer);
    const kept = this.#prices.get(key) ?? { viewer, prices: viewerPrices(this.#shelf.documents, viewer) };
    this.#prices.set(key, kept);
    return kept.prices;
  }

  /** The first of what was found, in a sort's order. */
  ordered(found: Uint32Array, sort: string, viewer: Viewer, count: number): Uint32Array {
    const { ranks, documents } = this.#sortedBy(isColumnSort(sort) ? sort : byStock, viewer);
    if (found.length === documents.length) return documents;
    // Numbers in a typed array sort many times faster than documents by a comparison.
    const packed = new Uint32Array(found.length);
    for (let at = 0; at < found.length; at++) packed[at] = ranks[found[at]!]!;
    return Uint32Array.from(smallest(packed, count), (rank) => documents[rank] ?? 0);
  }

  /** The first by their scores, the highest first, equals in the order of the catalogue; sorted as plain numbers. */
  byScore(found: Uint32Array, scores: Float64Array, count: number): Uint32Array {
    const { ranks, places } = this.#shelf.order();
    const packed = new Float64Array(found.length);
    for (let at = 0; at < found.length; at++) packed[at] = ranks[found[at]!]! - scores[found[at]!]! * room;
    return Uint32Array.from(smallest(packed, count), (one) => places[((one % room) + room) % room] ?? 0);
  }

  #sortedBy(sort: string, viewer: Viewer): Sorted {
    const byPrice = priceSorts.has(sort);
    const key = byPrice ? `${sort} ${viewerKey(viewer)}` : sort;
    const ofOneUser = byPrice && viewer.user?.ownPriceTypes !== undefined;
    const known = ofOneUser ? undefined : this.#sorted.get(key);
    if (known) return known;
    const documents = Uint32Array.from(this.#shelf.documents.keys()).sort(this.#comparison(sort, viewer));
    const ranks = new Uint32Array(documents.length);
    documents.forEach((place, rank) => (ranks[place] = rank));
    const sorted = { ranks, documents, sort, viewer };
    if (!ofOneUser) this.#sorted.set(key, sorted);
    return sorted;
  }

  #comparison(sort: string, viewer: Viewer): (a: number, b: number) => number {
    const { columns } = this.#shelf;
    const { ranks } = this.#shelf.order();
    switch (sort) {
      case "price":
        return by(this.pricesFor(viewer).shown, 1, ranks);
      case "-price":
        return by(this.pricesFor(viewer).shown, -1, ranks);
      case "perUnit":
        return by(this.pricesFor(viewer).perUnit, 1, ranks);
      case "power":
        return by(columns.sizes, 1, ranks);
      case "-power":
        return by(columns.sizes, -1, ranks);
      case "availability":
        return by(columns.pieces, -1, ranks);
      case "name":
        return (a, b) => names.compare(this.#nameOf(a), this.#nameOf(b)) || ranks[a]! - ranks[b]!;
      default:
        return by(columns.available, -1, ranks);
    }
  }

  #nameOf(place: number): string {
    return this.#shelf.documents[place]?.fields.name ?? "";
  }
}

/** A page of results is far smaller than what was found: so few are worth picking out instead of sorting all. */
const mostPicked = 500;

/** The smallest numbers in their order, so many as are asked for; `numbers` may be put in order for it. */
function smallest<T extends Uint32Array | Float64Array>(numbers: T, count: number): T {
  if (count > mostPicked || count * 4 > numbers.length) return numbers.sort().subarray(0, count) as T;
  const picked = numbers.slice(0, count).sort() as T;
  for (let at = count; at < numbers.length; at++) {
    const number = numbers[at]!;
    if (number >= picked[count - 1]!) continue;
    let place = count - 1;
    for (; place > 0 && picked[place - 1]! > number; place--) picked[place] = picked[place - 1]!;
    picked[place] = number;
  }
  return picked;
}

/** Room for the number of a document beside its score. */
const room = 2 ** 17;

const names = new Intl.Collator("it");

const firstEdge = (first: Instant, documents: Shelf["documents"], now: Date): Instant => {
  let soonest = first;
  for (const document of documents) {
    if (!hasPricesAfter(document, now)) continue;
    for (const edge of edgesAfter(document.prices, instant(now))) if (edge < soonest) soonest = edge;
  }
  return soonest;
};

/** By a column, what has no value at the end; equals in the order of the catalogue. */
const by = (column: Float64Array | Uint8Array, direction: 1 | -1, ranks: Uint32Array) => (a: number, b: number) => {
  const [x, y] = [column[a]!, column[b]!];
  if (Number.isNaN(x) || Number.isNaN(y))
    return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || ranks[a]! - ranks[b]!;
  return (x - y) * direction || ranks[a]! - ranks[b]!;
};
