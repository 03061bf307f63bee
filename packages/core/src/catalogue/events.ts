import * as z from "zod";
import { event } from "../platform/work/event.ts";
import { languages } from "../platform/locale.ts";
import { Id } from "../platform/text/typed.ts";

/** What products show of their series is old. */
export const seriesChanged = event("series-changed", z.object({ seriesId: Id }), { queues: ["series-copies"] });
/** A product got a new picture: the key of its original in the public bucket. */
export const productPicturePublished = event(
  "product-picture-published",
  z.object({ productId: Id, key: z.string() }),
  {
    queues: ["images"],
  },
);
/** An import is to do its next step. */
export const productsImportAsked = event("products-import-asked", z.object({ jobId: Id, step: z.int() }), {
  queues: ["product-import"],
});
/** A table of the catalogue is to be written, behind so many parts that are kept. */
export const catalogueExportAsked = event("catalogue-export-asked", z.object({ jobId: Id, part: z.int() }), {
  queues: ["catalogue-export"],
});
/** A customer who waits for a product can have it now. */
export const productAvailable = event(
  "product-available",
  z.object({
    userId: Id,
    brand: z.string(),
    name: z.string(),
    /** In the other languages that have one; `name` is Italian. */
    names: z.partialRecord(z.enum(languages), z.string().optional()),
    path: z.string(),
  }),
  { queues: ["email"] },
);
/** The texts of a product are to be translated out of Italian. */
export const productTranslationAsked = event("product-translation-asked", z.object({ productId: Id }), {
  queues: ["translation"],
});
/** The texts of a series are to be translated out of Italian. */
export const seriesTranslationAsked = event("series-translation-asked", z.object({ seriesId: Id, jobId: Id }), {
  queues: ["translation"],
});
