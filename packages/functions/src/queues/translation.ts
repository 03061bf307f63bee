import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { runSeriesTranslation } from "@solvia/core/catalogue/translation/run-translation";
import { translateProduct } from "@solvia/core/catalogue/translation/translate-product";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

type Message =
  | { type: "series-translation-asked"; payload: { seriesId: string; jobId: string } }
  | { type: "product-translation-asked"; payload: { productId: string } };

/** Translates the texts of a series or of a product. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(
    event,
    ({ body }: SQSRecord) => {
      const { type, payload } = JSON.parse(body) as Message;
      if (type === "product-translation-asked") return translateProduct(payload.productId);
      return runSeriesTranslation(payload.seriesId, payload.jobId, () => new Date());
    },
    processor,
    { context, throwOnFullBatchFailure: false },
  );
