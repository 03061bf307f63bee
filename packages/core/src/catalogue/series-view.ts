import { languagesOf, type Viewer } from "./product-view.ts";
import type { SeriesCopy } from "./series.ts";
import { textsForReader } from "./translation/read-translations.ts";

/** The series in the reader's language, else the fallback's, else Italian: text by text. */
export async function seriesView(series: SeriesCopy, viewer: Viewer) {
  const texts = await textsForReader(series, languagesOf(viewer));
  return { ...series, texts, documentation: [...series.documentation] };
}
