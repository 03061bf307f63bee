import { viewerPrices } from "@solvia/core/catalogue/search/viewer-prices";
import type { SearchDocument } from "@solvia/core/catalogue/search/document";
import type { SearchEngine } from "@solvia/core/catalogue/search/engine";
import type { Language } from "@solvia/core/platform/locale";
import { isWanted, type Judged } from "./judged.ts";

export interface Score {
  /** Mean reciprocal rank of the first product that is what was wanted. */
  meanReciprocalRank: number;
  queries: number;
  /** What didn't come first, in words. */
  misses: string[];
}

const visitor = (language: Language) => ({
  user: undefined,
  locale: "it",
  fallbackLocale: "it",
  language,
  now: new Date("2026-11-20T10:00:00Z"),
});

/** How well the search answers judged queries that somebody types in a language. Fails where nothing could be the answer. */
export function scored(
  engine: SearchEngine,
  judged: readonly (Judged | readonly [...Judged, language: Language])[],
  language: Language,
): Score {
  const { documents } = engine;
  const prices = viewerPrices(documents, visitor(language)).shown;
  const priceOf = new Map(documents.map(({ id }, at) => [id, prices[at]]));
  const misses: string[] = [];
  let sum = 0;
  for (const [query, wanted, own] of judged) {
    const isRight = (document: SearchDocument) => isWanted(document, priceOf.get(document.id), wanted);
    if (!documents.some(isRight)) throw new Error(`nothing in the catalogue is what "${query}" wants`);
    const { found } = engine.search({ text: query, available: false, sort: "relevance" }, visitor(own ?? language));
    const rank = found.findIndex(isRight) + 1;
    if (rank !== 1)
      misses.push(`"${query}" ${rank || "none"} of ${found.length}: ${found[0]?.brand} ${found[0]?.fields.name}`);
    sum += rank > 0 ? 1 / rank : 0;
  }
  return { meanReciprocalRank: sum / judged.length, queries: judged.length, misses };
}
