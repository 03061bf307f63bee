import { languagesOf, textFor, type Viewer } from "../product-view.ts";
import { wordsOfRichText } from "../rich-text/rich-text-words.ts";
import type { SeriesCopy } from "./series.ts";
import { textsForReader } from "../translation/read-translations.ts";

/** The series in the reader's language, else the fallback's, else Italian: text by text; documents by their name there. */
export async function seriesView(series: SeriesCopy, viewer: Viewer) {
  const documentation = series.documentation.map(({ names = {}, ...document }) => ({
    ...document,
    name: textFor(document.name, names, viewer),
  }));
  const texts = await textsForReader(series, languagesOf(viewer));
  return { ...series, texts, documentation };
}

/** The same with the fields of spec 3 by their names: the texts, and the two descriptions also as words alone. */
export async function seriesPage(series: SeriesCopy & { imageUrlSmall: string }, viewer: Viewer) {
  const view = await seriesView(series, viewer);
  const { descriptionRich, description2Rich } = view.texts;
  return {
    ...view,
    ...view.texts,
    imageUrlSmall: series.imageUrlSmall,
    description: wordsOfRichText(descriptionRich),
    description2: wordsOfRichText(description2Rich),
  };
}
