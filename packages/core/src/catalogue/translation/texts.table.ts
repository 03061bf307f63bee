import { Entity, any, item, number, string } from "dynamodb-toolbox";
import type { Language } from "../../platform/locale.ts";
import { table } from "../../platform/table.ts";
import type { Origins, ProductTextField, SeriesTextField } from "./origins.ts";
import type { TranslationJob } from "./translation-job.ts";

/** Texts of a series in one language, as far as there are some. */
export type TranslatedTexts = Partial<Record<SeriesTextField, string | undefined>>;

/**
 * The texts of a series in one language but Italian. They are items of their own: translating neither grows the products,
 * which carry a copy of the series, nor disturbs whoever edits it.
 */
export const SeriesTextsEntity = new Entity({
  name: "SeriesTexts",
  table,
  schema: item({
    seriesId: string().key(),
    language: any().castAs<Language>().key(),
    version: number(),
    texts: any().castAs<TranslatedTexts>(),
    origins: any().castAs<Origins<SeriesTextField>>(),
  }),
  computeKey: ({ seriesId, language }: { seriesId: string; language: Language }) => ({
    pk: `SERIES#${seriesId}`,
    sk: `TEXTS#${language}`,
  }),
});

export type ProductTexts = Partial<Record<ProductTextField, string | undefined>>;

/** The short texts of a product in all languages but Italian: in the product's partition, so that its page stays one query. */
export const ProductTextsEntity = new Entity({
  name: "ProductTexts",
  table,
  schema: item({
    productId: string().key(),
    version: number(),
    /** By language. */
    texts: any().castAs<Readonly<Partial<Record<Language, ProductTexts>>>>(),
    origins: any().castAs<Readonly<Partial<Record<Language, Origins<ProductTextField>>>>>(),
  }),
  computeKey: ({ productId }: { productId: string }) => ({ pk: `PRODUCT#${productId}`, sk: "TEXTS" }),
});

/** The last translation of a series. */
export const TranslationJobEntity = new Entity({
  name: "TranslationJob",
  table,
  schema: item({
    seriesId: string().key(),
    jobId: string(),
    state: any().castAs<TranslationJob["state"]>(),
    done: number(),
    total: number(),
    kept: number(),
    startedOn: string(),
    finishedOn: string().optional(),
  }),
  computeKey: ({ seriesId }: { seriesId: string }) => ({ pk: `SERIES#${seriesId}`, sk: "TRANSLATION" }),
});
