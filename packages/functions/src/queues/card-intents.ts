import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { cancelGivenUp } from "@solvia/core/orders/card-events";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

interface GivenUp {
  payload: { intents: readonly string[] };
}

/** Has the provider cancel the intents that an order has left without a use; a message that fails comes back alone. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(
    event,
    ({ body }: SQSRecord) => cancelGivenUp((JSON.parse(body) as GivenUp).payload.intents, new Date()),
    processor,
    { context, throwOnFullBatchFailure: false },
  );
