import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { type Language, languages } from "../../platform/locale.ts";
import { table } from "../../platform/table.ts";
import type { ProductTextField, SeriesTextField } from "./origins.ts";
import { translationStates } from "./translation-job.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import {
  storedTranslatedTexts,
  storedSeriesOrigins,
  storedProductTexts,
  storedProductOrigins,
} from "./texts.stored.ts";

/** Texts of a series in one language, as far as there are some. */
export type TranslatedTexts = Partial<Record<SeriesTextField, string | undefined>>;

/**
 * The texts of a series in one language but Italian. They are items of their own: translating neither grows the products,
 * which carry a copy of the series, nor disturbs whoever edits it.
 */
export const SeriesTextsEntity = kept(
  new Entity({
    name: "SeriesTexts",
    table,
    schema: item({
      seriesId: string().key(),
      language: stored(z.enum(languages)).key(),
      version: number(),
      texts: stored(storedTranslatedTexts),
      origins: stored(storedSeriesOrigins),
    }),
    computeKey: ({ seriesId, language }: { seriesId: string; language: Language }) => ({
      pk: `SERIES#${seriesId}`,
      sk: `TEXTS#${language}`,
    }),
  }),
);

export type ProductTexts = Partial<Record<ProductTextField, string | undefined>>;

/** The short texts of a product in all languages but Italian: in the product's partition, so that its page stays one query. */
export const ProductTextsEntity = kept(
  new Entity({
    name: "ProductTexts",
    table,
    schema: item({
      productId: string().key(),
      version: number(),
      /** By language. */
      texts: stored(storedProductTexts),
      origins: stored(storedProductOrigins),
    }),
    computeKey: ({ productId }: { productId: string }) => ({ pk: `PRODUCT#${productId}`, sk: "TEXTS" }),
  }),
);

/** The last translation of a series. */
export const TranslationJobEntity = kept(
  new Entity({
    name: "TranslationJob",
    table,
    schema: item({
      seriesId: string().key(),
      jobId: string(),
      state: stored(z.enum(translationStates).exclude(["none"])),
      done: number(),
      total: number(),
      kept: number(),
      startedOn: string(),
      finishedOn: string().optional(),
    }),
    computeKey: ({ seriesId }: { seriesId: string }) => ({ pk: `SERIES#${seriesId}`, sk: "TRANSLATION" }),
  }),
);
