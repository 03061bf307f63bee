import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { runImport } from "@solvia/core/catalogue/import/run-import";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

/** So much time (ms) is kept to note how far an import came. */
const reserve = 10_000;

interface Message {
  payload: { jobId: string; after: number };
}

/** Imports a table, slice by slice. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(
    event,
    ({ body }: SQSRecord) => {
      const { jobId, after } = (JSON.parse(body) as Message).payload;
      return runImport(
        jobId,
        after,
        () => context.getRemainingTimeInMillis() < reserve,
        () => new Date(),
      );
    },
    processor,
    { context, throwOnFullBatchFailure: false },
  );
