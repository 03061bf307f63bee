import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { notify, type Happened } from "@solvia/core/crm/notifications/notify";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

/** Tells users in the site what happened; a message that fails comes back alone. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(event, ({ body }: SQSRecord) => notify(JSON.parse(body) as Happened, new Date()), processor, {
    context,
    throwOnFullBatchFailure: false,
  });
