import type { SearchResult } from "@solvia/core/contract/shapes/search";
import type * as z from "zod";
import type { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import type { Translate } from "../../../i18n/words.ts";
import { facetTitle, rangeText } from "./facet-words.ts";
import type { SearchState } from "./search-state.ts";

/** What the searched text said as a filter. */
export type Understood = z.output<typeof SearchResult>["understood"][number];

/** A filter that the text asks for, in words. */
export function understoodName(
  { facet, min, max, size }: Understood,
  t: Translate<typeof showcaseTexts>,
  language: string,
): string {
  if (facet === "available") return t("search.available");
  const value = (one: number) => rangeText(facet, one, t, language);
  const title = facetTitle(facet, t);
  if (size !== undefined) return `${title} ${value(size)}`;
  if (min !== undefined && max !== undefined) return `${title} ${value(min)} – ${value(max)}`;
  return t(min === undefined ? "facet.atMost" : "facet.atLeast", { title, value: value(min ?? max ?? 0) });
}

/** The filters as they are, those of the text among them: what the sliders show. A change of one sets it apart from the text. */
export const withUnderstood = (state: SearchState, understood: readonly Understood[] = []): SearchState => ({
  ...state,
  ...Object.fromEntries(
    understood.flatMap(({ facet, min, max }) =>
      facet === "available"
        ? []
        : [
            [`${facet}Min`, min],
            [`${facet}Max`, max],
          ],
    ),
  ),
});
