import * as z from "zod";
import { languages } from "../platform/locale.ts";
import { byName, bySome, shapeOf, withoutLimits } from "../platform/stored/shape.ts";
import type { Picture } from "./images/picture.ts";
import { ProductFields } from "./product.ts";
import { SeriesTexts, type Documentation, type SeriesCopy } from "./series/series.ts";
import { allCategories, documentationCategories } from "./taxonomy.ts";

const text = z.string();

export const storedProductFields = withoutLimits(ProductFields);

export const storedPicture = shapeOf<Picture>({ colour: text, width: z.number(), height: z.number() });

/** By language. */
export const storedSeriesTexts = byName(withoutLimits(SeriesTexts));

export const storedDocumentation: z.ZodType<Documentation> = z.object({
  name: text,
  names: bySome(languages, text).exactOptional(),
  category: z.enum(documentationCategories),
  url: text,
});

export const storedSeriesCopy = shapeOf<SeriesCopy>({
  id: text,
  name: text,
  brand: text,
  category: z.enum(allCategories),
  typology: text.optional(),
  imageUrl: text,
  texts: storedSeriesTexts,
  documentation: z.array(storedDocumentation),
});
