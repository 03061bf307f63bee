import { languagesOf, type Viewer } from "../product-view.ts";
import type { Columns } from "./columns.ts";
import type { SearchDocument } from "./document.ts";
import { readAvailable, readLimits, type Limit } from "./limits.ts";
import { lexiconOf } from "./lexicon/lexicons.ts";
import { match, type Matched, type Near, type Sources } from "./match.ts";
import { narrow, type Facets, type Filters } from "./narrow.ts";
import { wordsOf } from "./plain.ts";
import { Shelf } from "./shelf.ts";
import { isColumnSort, Sorts } from "./sort-orders.ts";
import { inUnitsOf, understand, wordOfNothing, type Indexes } from "./understand.ts";
import { without } from "./without.ts";

/** A filter that the text asks for: what was said, and the text without it. */
export interface Understood extends Pick<Limit, "min" | "max" | "size" | "said"> {
  facet: Limit["facet"] | "available";
  rest: string;
}

export interface Found {
  /** What was found, in order; of a part of it, what is asked for. */
  found: SearchDocument[];
  total: number;
  facets: Facets;
  understood: Understood[];
  /** Where nothing has all that the text asks for. */
  near?: Near | undefined;
  /** Whether the text asks for a whole plant, which the kits are. */
  kits: boolean;
}

interface Part {
  from: number;
  /** Not that one itself. */
  to: number;
}

interface ReadQuery extends Partial<Matched> {
  candidates: Uint32Array;
  filters: Filters;
  understood: Understood[];
}

/** The catalogue in memory: indexes of words, kinds and numbers; filters and facets walk typed columns once. */
export class SearchEngine {
  readonly #shelf = new Shelf();
  readonly #sorts = new Sorts(this.#shelf);
  #all = new Uint32Array(0);

  constructor(documents: readonly SearchDocument[] = []) {
    this.apply(documents, []);
  }

  /** Brings documents up to date, and takes some away; costs what changed. */
  apply(changed: readonly SearchDocument[], gone: readonly string[]): void {
    this.#shelf.apply(changed, gone);
    if (this.#all.length !== this.size) this.#all = Uint32Array.from(this.documents.keys());
  }

  get documents(): readonly SearchDocument[] {
    return this.#shelf.documents;
  }

  get size(): number {
    return this.#shelf.documents.length;
  }

  /**
   * Matches in order, with counts for each facet under all the other filters. Of a part, the matches from one place to
   * another, only those are put in order that stand before its end.
   */
  search(filters: Filters, viewer: Viewer, { from, to }: Part = { from: 0, to: Infinity }): Found {
    this.#sorts.refresh(viewer.now);
    const query = this.#asked(filters, viewer);
    const { found, facets } = narrow(query.candidates, query.filters, this.#columnsFor(viewer));
    const ordered =
      query.ranks && !isColumnSort(filters.sort)
        ? this.#sorts.byScore(found, query.ranks, to)
        : this.#sorts.ordered(found, filters.sort, viewer, to);
    return {
      found: Array.from(ordered.subarray(from, to), (index) => this.documents[index]!),
      total: found.length,
      facets,
      understood: query.understood,
      near: query.near,
      kits: this.#asksForKits(filters.text, viewer),
    };
  }

  /** The first products that a search for the text has, and the brands among them. */
  suggest(text: string, limit: number, viewer: Viewer) {
    const part = { from: 0, to: 200 };
    const { found, near } = this.search({ text, available: false, sort: "relevance" }, viewer, part);
    return {
      products: found.slice(0, limit),
      brands: [...new Set(found.map(({ brand }) => brand))].slice(0, 5),
      near,
    };
  }

  #asksForKits(text: string, viewer: Viewer): boolean {
    const words = wordsOf(text).flatMap(({ parts }) => parts);
    return lexiconOf(languagesOf(viewer)[0] ?? "it").asksForKits(words);
  }

  #columnsFor(viewer: Viewer): Columns {
    const { counted, ranged, available } = this.#shelf.columns;
    return { counted, available, ranged: { ...ranged, price: this.#sorts.pricesFor(viewer).shown } };
  }

  /**
   * What a text asks for, as filters and as what has its words. A filter that somebody has set goes before what the text says
   * of the same figure.
   */
  #asked(filters: Filters, viewer: Viewer): ReadQuery {
    const text = filters.text.normalize("NFC");
    if (text.trim() === "") return { candidates: this.#all, filters, understood: [] };
    const read = readLimits(text);
    const stocked = readAvailable(read.rest, text);
    const { indexes } = this.#shelf;
    const limits = read.limits.filter(
      ({ facet }) => filters[`${facet}Min`] === undefined && filters[`${facet}Max`] === undefined,
    );
    const words = [
      ...understand(text, stocked.rest, languagesOf(viewer)[0] ?? "it", indexes),
      ...read.unread.map((one) => wordOfNothing(one, indexes)),
    ];
    const onlyStock = words.length === 0 && read.limits.length === 0;
    const matched = onlyStock
      ? { candidates: this.#all, kept: [] }
      : match(text, words, inUnitsOf(words, limits), this.#sources(viewer, indexes));
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

  #sources(viewer: Viewer, { text }: Indexes): Sources {
    const { ranged, available } = this.#columnsFor(viewer);
    return {
      size: this.size,
      column: (facet) => ranged[facet],
      whole: (word) => text.whole(word),
      called: (name) => this.#shelf.called(name),
      accessory: this.#shelf.concepts.accessory,
      available,
    };
  }
}
