import * as z from "zod";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { Id, Locale, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { DocumentationForm, EditedSeries, SeriesForm, SeriesRow } from "../shapes/back-office-series.ts";
import { DocumentationItem } from "../shapes/product.ts";
import { line, wholeNumber } from "../../platform/text/typed.ts";

const params = { id: Id } as const;
const Documents = z.object({ documentation: z.array(DocumentationItem).readonly() });

export const listBackOfficeSeries = endpoint({
  method: "GET",
  path: "/back-office/series",
  access: "admin",
  shows: ["series"],
  summary: "The series by category, typology, brand and name, with how many products and documents each has.",
  query: {
    ...paging,
    /** Words that must all occur in name or brand. */
    text: z.string().max(100).optional(),
    category: z.enum(goodsCategories).optional(),
    typology: line().max(40).optional(),
    brand: z.string().max(60).optional(),
  },
  returns: page(SeriesRow),
});

export const getBackOfficeSeries = endpoint({
  method: "GET",
  path: "/back-office/series/{id}",
  access: "admin",
  shows: ["series"],
  summary: "A series as the editor shows it, its texts in every language.",
  params,
  returns: EditedSeries,
  errors: ["not-found"],
});

export const saveSeries = endpoint({
  method: "POST",
  path: "/series/save",
  about: { kind: "series" },
  access: "admin",
  stale: ["series", "products"],
  summary: "Create or change a series; its descriptions only from the Italian locale.",
  body: SeriesForm,
  files: { image: "series-image", image_small: "series-image" },
  returns: z.object({ id: Id, version: z.int() }),
  errors: [
    "not-found",
    "series-name-taken",
    "locale-not-allowed",
    "version-conflict",
    "file-too-large",
    "unsupported-media-type",
    "unreadable-file",
  ],
});

export const addSeriesDocument = endpoint({
  method: "POST",
  path: "/series/{id}/documentation",
  about: { kind: "series", id: "id" },
  access: "admin",
  stale: ["series"],
  summary: "Add a document to a series; only from the Italian and the United Kingdom locale.",
  params,
  body: DocumentationForm,
  files: { documentationFile: "series-document" },
  returns: Documents,
  errors: [
    "not-found",
    "locale-not-allowed",
    "version-conflict",
    "file-too-large",
    "unsupported-media-type",
    "unreadable-file",
  ],
});

export const removeSeriesDocument = endpoint({
  method: "DELETE",
  path: "/series/{id}/documentation/{index}",
  about: { kind: "series", id: "id" },
  access: "admin",
  stale: ["series"],
  summary:
    "Remove a series' document by its place, if the document with that address still stands there; only from the Italian and the United Kingdom locale.",
  params: { id: Id, index: wholeNumber(0, 1000) },
  query: { url: z.string().min(1).max(500) },
  returns: Documents,
  errors: ["not-found", "locale-not-allowed", "version-conflict"],
});

export const setAdminLocale = endpoint({
  method: "PUT",
  path: "/back-office/admin-locale",
  about: { kind: "admin-locale" },
  access: "admin",
  stale: ["account"],
  summary: "The country whose catalogue this administrator works on.",
  body: z.object({ adminLocale: Locale }),
  returns: empty,
});
