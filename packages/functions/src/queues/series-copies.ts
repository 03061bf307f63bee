import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { refreshSeriesCopies } from "@solvia/core/catalogue/refresh-series-copies";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

interface Message {
  payload: { seriesId: string };
}

/** Brings what products show of their series up to date. The same message twice changes nothing. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(
    event,
    ({ body }: SQSRecord) => refreshSeriesCopies((JSON.parse(body) as Message).payload.seriesId),
    processor,
    { context, throwOnFullBatchFailure: false },
  );
