import { runSeriesTranslation } from "@solvia/core/catalogue/translation/run-translation";
import { translateProduct } from "@solvia/core/catalogue/translation/translate-product";
import { eventWorker } from "../work/event-worker.ts";

/** Translates the texts of a series or of a product. */
export const handler = eventWorker("translation", ({ type, payload }) =>
  type === "product-translation-asked"
    ? translateProduct(payload.productId)
    : runSeriesTranslation(payload.seriesId, payload.jobId, () => new Date()),
);
