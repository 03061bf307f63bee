import { runSeriesTranslation } from "@solvia/core/catalogue/translation/run-translation";
import { translateProduct } from "@solvia/core/catalogue/translation/translate-product";
import { translatePublication } from "@solvia/core/publications/translate-publication";
import { eventWorker } from "../work/event-worker.ts";

/** Translates the texts of a series, of a product or of a publication. */
export const handler = eventWorker("translation", ({ type, payload }) => {
  if (type === "product-translation-asked") return translateProduct(payload.productId);
  if (type === "publication-translation-asked") return translatePublication(payload.publicationId);
  return runSeriesTranslation(payload.seriesId, payload.jobId, () => new Date());
});
