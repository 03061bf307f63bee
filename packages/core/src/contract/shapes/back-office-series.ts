import * as z from "zod";
import { SeriesFields, SeriesTexts } from "../../catalogue/series/series.ts";
import { documentationCategories } from "../../catalogue/taxonomy.ts";
import { Id, InstantText } from "../common.ts";
import { DocumentationItem } from "./product.ts";
import { line } from "../../platform/text/typed.ts";

/** A series as the back office's list shows it. */
export const SeriesRow = z.object({
  id: Id,
  ...SeriesFields.shape,
  imageUrlSmall: z.string(),
  documents: z.int(),
  products: z.int(),
  createdOn: InstantText,
});

/** A series as the editor reads it. `version` goes back with the save: a change in between is a version-conflict. */
export const EditedSeries = z.object({
  id: Id,
  version: z.int(),
  ...SeriesFields.shape,
  imageUrl: z.string(),
  imageUrlSmall: z.string(),
  /** By language; the Italian ones are written by people. */
  texts: z.record(z.string(), SeriesTexts),
  documentation: z.array(DocumentationItem).readonly(),
  products: z.int(),
  createdOn: InstantText,
});

const upload = z.string().min(1).max(300);
const { descriptionTitle, descriptionSubtitle, descriptionRich } = SeriesTexts.shape;

/**
 * The editor's form, by the names of spec 3. A series that is there comes with its id and the version that was read; a
 * new one needs both pictures. The four descriptions are Italian.
 */
export const SeriesForm = z
  .object({
    id: Id.optional(),
    version: z.int().optional(),
    image: upload.optional(),
    image_small: upload.optional(),
    ...SeriesFields.shape,
    descriptionTitle: descriptionTitle.unwrap().optional(),
    descriptionSubtitle: descriptionSubtitle.unwrap().optional(),
    descriptionRichText: descriptionRich.unwrap().optional(),
    descriptionRichText2: descriptionRich.unwrap().optional(),
  })
  .refine(({ id, version }) => id === undefined || version !== undefined, { path: ["version"], message: "required" });

/** The documentation form of spec 3. Without a name of its own the document is called by its file's. */
export const DocumentationForm = z.object({
  documentationName: line().max(120).optional(),
  documentationCategory: z.enum(documentationCategories),
  documentationFile: upload,
  /** What the person's own file is called; in a multipart form it may be left out. */
  fileName: line().max(200).optional(),
});
