import * as z from "zod";
import { SeriesTexts } from "../../catalogue/series.ts";
import { seriesTextFields } from "../../catalogue/translation/origins.ts";
import { translationStates } from "../../catalogue/translation/translation-job.ts";
import { Id, InstantText, Language } from "../common.ts";
import { endpoint } from "../endpoint.ts";

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
  access: "admin",
  summary: "Have the Italian texts of a series translated into the other languages, in the background.",
  params: { id: Id },
  returns: TranslationStatus,
  errors: ["not-found", "locale-not-allowed"],
});

export const translateSeriesStatus = endpoint({
  method: "GET",
  path: "/translate/series/{id}/status",
  access: "admin",
  summary: "How far the translation of a series is.",
  params: { id: Id },
  returns: TranslationStatus,
  errors: ["not-found"],
});

export const listSeriesTranslations = endpoint({
  method: "GET",
  path: "/translate/series/{id}/texts",
  access: "admin",
  summary: "The translated texts of a series with who wrote each, and whether the Italian has changed since.",
  params: { id: Id },
  returns: z.object({
    items: z.array(
      z.object({
        language: Language,
        version: z.int(),
        texts: SeriesTexts,
        origins: z.partialRecord(
          z.enum(seriesTextFields),
          z.object({ by: z.enum(["machine", "hand"]), outdated: z.boolean() }),
        ),
      }),
    ),
  }),
  errors: ["not-found"],
});

export const correctSeriesTranslation = endpoint({
  method: "PUT",
  path: "/translate/series/{id}/texts/{language}",
  access: "admin",
  summary: "Correct translated texts by hand: no machine overwrites them from then on.",
  params: { id: Id, language: Language.exclude(["it"]) },
  body: z.object({ version: z.int(), texts: SeriesTexts.partial() }),
  returns: z.object({ version: z.int() }),
  errors: ["not-found", "version-conflict"],
});
