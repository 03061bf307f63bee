import * as z from "zod";
import { SeriesTexts } from "../../catalogue/series/series.ts";
import { productTextFields, seriesTextFields } from "../../catalogue/translation/origins.ts";
import { translationStates } from "../../catalogue/translation/translation-job.ts";
import { Id, InstantText, Language } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { translations } from "../publishing/translations.ts";
import { line } from "../../platform/text/typed.ts";

/** How far the translation of a series is. `done` and `total` count languages. */
export const TranslationStatus = z.object({
  state: z.enum(translationStates),
  done: z.int(),
  total: z.int(),
  /** Texts that a person corrected and that the machine left alone. */
  kept: z.int(),
  startedOn: InstantText.optional(),
  finishedOn: InstantText.optional(),
});

export const translateSeries = endpoint({
  method: "POST",
  path: "/translate/series/{id}",
  about: { kind: "series", id: "id" },
  access: "admin",
  stale: [],
  summary: "Have the Italian texts of a series translated into the other languages, in the background.",
  params: { id: Id },
  returns: TranslationStatus,
  errors: ["not-found", "locale-not-allowed"],
});

export const translateSeriesStatus = endpoint({
  method: "GET",
  path: "/translate/series/{id}/status",
  access: "admin",
  shows: [],
  summary: "How far the translation of a series is.",
  params: { id: Id },
  returns: TranslationStatus,
  errors: ["not-found"],
});

export const listSeriesTranslations = endpoint({
  method: "GET",
  path: "/translate/series/{id}/texts",
  access: "admin",
  shows: ["translations"],
  summary: "The texts of a series in every language with who wrote each, and whether the Italian has changed since.",
  params: { id: Id },
  returns: translations(SeriesTexts, seriesTextFields),
  errors: ["not-found"],
});

const { descriptionTitle, descriptionSubtitle, descriptionRich, description2Rich } = SeriesTexts.shape;
/** Without the defaults of a whole series: what is not sent is not touched. */
const SeriesCorrection = z
  .object({
    descriptionTitle: descriptionTitle.unwrap(),
    descriptionSubtitle: descriptionSubtitle.unwrap(),
    descriptionRich: descriptionRich.unwrap(),
    description2Rich: description2Rich.unwrap(),
  })
  .partial();

export const correctSeriesTranslation = endpoint({
  method: "PUT",
  path: "/translate/series/{id}/texts/{language}",
  about: { kind: "series", id: "id" },
  access: "admin",
  stale: ["translations", "series"],
  summary: "Correct translated texts by hand: no machine overwrites them from then on.",
  params: { id: Id, language: Language.exclude(["it"]) },
  body: z.object({ version: z.int(), texts: SeriesCorrection }),
  returns: z.object({ version: z.int() }),
  errors: ["not-found", "version-conflict"],
});

const ProductTexts = z.object({
  name: line().max(200),
  descriptionTitle: line().max(200),
  descriptionSubtitle: line().max(400),
});

export const translateProduct = endpoint({
  method: "POST",
  path: "/translate/products/{id}",
  about: { kind: "products", id: "id" },
  access: "admin",
  stale: ["translations"],
  summary: "Have the Italian short texts of a product translated into the other languages, in the background.",
  params: { id: Id },
  returns: empty,
  errors: ["not-found", "locale-not-allowed"],
});

export const listProductTranslations = endpoint({
  method: "GET",
  path: "/translate/products/{id}/texts",
  access: "admin",
  shows: ["translations"],
  summary: "The short texts of a product in every language with who wrote each, and whether the Italian has changed.",
  params: { id: Id },
  returns: translations(ProductTexts, productTextFields),
  errors: ["not-found"],
});

export const correctProductTranslation = endpoint({
  method: "PUT",
  path: "/translate/products/{id}/texts/{language}",
  about: { kind: "products", id: "id" },
  access: "admin",
  stale: ["translations", "products"],
  summary: "Correct a product's translated texts by hand: no machine overwrites them from then on.",
  params: { id: Id, language: Language.exclude(["it"]) },
  body: z.object({ version: z.int(), texts: ProductTexts.partial() }),
  returns: z.object({ version: z.int() }),
  errors: ["not-found", "version-conflict"],
});
