import type { Viewer } from "../product-view.ts";
import type { SearchDocument } from "./document.ts";
import type { Found } from "./engine.ts";
import { indexLog } from "./index-log.ts";
import type { Near } from "./match.ts";
import type { Filters } from "./narrow.ts";

/** Of what was found, from one place to another, not that one itself. */
interface Part {
  from: number;
  to: number;
}

interface Suggested {
  products: SearchDocument[];
  brands: string[];
  near?: Near | undefined;
}

/**
 * The door to whatever finds products: all that the shop, the public pages and the sitemaps ask of it. Who writes to it is
 * `update-index.ts`, told by the stream which products changed. A managed engine takes over behind these two (docs/scale.md).
 */
export interface ProductSearch {
  /** Matches in order with counts for each facet; at most a few seconds old. */
  search: (filters: Filters, viewer: Viewer, part: Part) => Promise<Found>;
  /** The first products that a text finds, at most `limit`, and the brands among them. */
  suggest: (text: string, limit: number, viewer: Viewer) => Promise<Suggested>;
  /** All that is visible, as it is now. */
  all: (now: Date) => Promise<readonly SearchDocument[]>;
  /** The brands that something visible is of. */
  brands: (now: Date) => Promise<string[]>;
  /** Whatever was written before this call is found after it. */
  catchUp: (now: Date) => Promise<void>;
}

/** In the memory of the function that answers (docs/decisions/search-in-the-function.md). */
export const productSearch: ProductSearch = {
  search: async (filters, viewer, part) => (await indexLog.current(viewer.now)).search(filters, viewer, part),
  suggest: async (text, limit, viewer) => (await indexLog.current(viewer.now)).suggest(text, limit, viewer),
  all: async (now) => (await indexLog.newest(now)).documents,
  brands: async (now) => [...new Set((await indexLog.current(now)).documents.map(({ brand }) => brand))],
  catchUp: async (now) => void (await indexLog.newest(now)),
};
