import type { Language } from "../platform/locale.ts";

/** A product got a new picture: the key of its original in the public bucket. */
export interface ProductPicturePublished {
  productId: string;
  key: string;
}

/** What the catalogue announces; who reacts stands in platform/routing. */
declare module "../platform/events.ts" {
  interface DomainEvents {
    /** What products show of their series is old. */
    "series-changed": { seriesId: string };
    "product-picture-published": ProductPicturePublished;
    /** An import is to do its next step. */
    "products-import-asked": { jobId: string; step: number };
    /** A table of the catalogue is to be written, behind so many parts that are kept. */
    "catalogue-export-asked": { jobId: string; part: number };
    /** A customer who waits for a product can have it now. */
    "product-available": {
      userId: string;
      brand: string;
      /** In Italian, and in the other languages that have one. */
      name: string;
      names: Partial<Record<Language, string | undefined>>;
      path: string;
    };
    /** The texts of a product are to be translated out of Italian. */
    "product-translation-asked": { productId: string };
    /** The texts of a series are to be translated out of Italian. */
    "series-translation-asked": { seriesId: string; jobId: string };
  }
}
