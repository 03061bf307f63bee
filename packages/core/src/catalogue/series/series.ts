import * as z from "zod";
import { allCategories, typologies, type Category, type DocumentationCategory } from "../taxonomy.ts";
import type { Language } from "../../platform/locale.ts";
import { line } from "../../platform/text/typed.ts";

export interface Documentation {
  name: string;
  /** What it is called in other languages, where it has a name there. */
  names?: Readonly<Partial<Record<Language, string>>>;
  category: DocumentationCategory;
  url: string;
}

/** The texts of a series in one language; the rich ones are HTML that the server has sanitised. */
export const SeriesTexts = z.object({
  descriptionTitle: line().max(200).default(""),
  descriptionSubtitle: line().max(400).default(""),
  descriptionRich: z.string().max(20_000).default(""),
  description2Rich: z.string().max(20_000).default(""),
});
export type SeriesTexts = z.output<typeof SeriesTexts>;

/** What spec 5 asks of a series: name, category and brand. */
export const SeriesFields = z.object({
  name: line().min(1).max(120),
  brand: line().min(1).max(60),
  category: z.enum(allCategories),
  typology: line().max(40).optional(),
});
export type SeriesFields = z.output<typeof SeriesFields>;

/** Names are compared trimmed and without case (spec 5). */
export const seriesNameKey = (name: string): string => name.trim().toLowerCase();

/** Whether a typology is one of its category's (spec 3). */
export const hasTypology = (category: Category, typology: string): boolean =>
  Object.hasOwn(typologies[category], typology);

/** What the page of a product shows of its series; kept on the product. */
export interface SeriesCopy {
  id: string;
  name: string;
  brand: string;
  category: Category;
  typology?: string | undefined;
  imageUrl: string;
  texts: Readonly<Record<string, SeriesTexts>>;
  documentation: readonly Documentation[];
}

export const seriesCopy = ({
  id,
  name,
  brand,
  category,
  typology,
  imageUrl,
  texts,
  documentation,
}: SeriesCopy): SeriesCopy => ({ id, name, brand, category, typology, imageUrl, texts, documentation });
