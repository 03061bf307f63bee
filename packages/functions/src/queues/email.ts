import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { answerEvent, type Happened } from "@solvia/core/crm/mail/answer-event";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

/** Sends the mails that events call for; a message that fails comes back alone. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(
    event,
    ({ body }: SQSRecord) => answerEvent(JSON.parse(body) as Happened, new Date()),
    processor,
    { context, throwOnFullBatchFailure: false },
  );
