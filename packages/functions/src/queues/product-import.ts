import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { runImport } from "@solvia/core/catalogue/import/run-import";
import { giveUpImport } from "@solvia/core/catalogue/import/start-import";
import { queues } from "@solvia/core/platform/work";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);
const lastTry = queues["product-import"].maxReceives;

/** So much time (ms) is kept to note how far an import came. */
const reserve = 10_000;

interface Message {
  payload: { jobId: string; step: number };
}

/** Imports a table, slice by slice. Whoever waits for it is told when the last try has failed. */
async function importTable({ body, attributes }: SQSRecord, context: Context): Promise<void> {
  const { jobId, step } = (JSON.parse(body) as Message).payload;
  const hurry = () => context.getRemainingTimeInMillis() < reserve;
  try {
    await runImport(jobId, step, hurry, () => new Date());
  } catch (error) {
    if (Number(attributes.ApproximateReceiveCount) >= lastTry) await giveUpImport(jobId, new Date());
    throw error;
  }
}

export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(event, (record: SQSRecord) => importTable(record, context), processor, {
    context,
    throwOnFullBatchFailure: false,
  });
