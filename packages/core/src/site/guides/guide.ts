/** A part of a text: a heading and its paragraphs, plain words without markup. */
export interface Section {
  heading: string;
  paragraphs: readonly string[];
}

/** What a category's landing page says to whoever has to choose. */
export interface Guide {
  title: string;
  lead: string;
  sections: readonly Section[];
}

/** A category page's title, which says the same only once. */
export const guideTitle = ({ title }: Guide, category: string): string =>
  title === category ? title : `${title} · ${category}`;
