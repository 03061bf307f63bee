import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import type { ProductPicturePublished } from "@solvia/core/catalogue/events";
import { makeProductPicture } from "@solvia/core/catalogue/images/make-sizes";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

interface Message {
  payload: ProductPicturePublished;
}

/** Makes the sizes of new pictures. The same message twice makes the same files twice. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(
    event,
    ({ body }: SQSRecord) => makeProductPicture((JSON.parse(body) as Message).payload),
    processor,
    { context, throwOnFullBatchFailure: false },
  );
