import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { eraseUser } from "@solvia/core/crm/privacy/erase-user";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

/** Erases what is left of closed accounts; a message that fails comes back alone. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(
    event,
    ({ body }: SQSRecord) => eraseUser((JSON.parse(body) as { payload: { userId: string } }).payload.userId),
    processor,
    { context, throwOnFullBatchFailure: false },
  );
