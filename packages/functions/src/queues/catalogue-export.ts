import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { giveUpExport, runExport } from "@solvia/core/catalogue/export/run-export";
import { queues } from "@solvia/core/platform/work";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);
const lastTry = queues["catalogue-export"].maxReceives;

interface Message {
  payload: { jobId: string; part: number };
}

/** So much time (ms) is kept to put the table together, or to note how far it came. */
const reserve = 45_000;

/** Writes a table of the catalogue, slice by slice. Whoever waits for it is told when the last try has failed. */
async function exportTable({ body, attributes }: SQSRecord, context: Context): Promise<void> {
  const { jobId, part } = (JSON.parse(body) as Message).payload;
  try {
    await runExport(jobId, part, () => context.getRemainingTimeInMillis() < reserve, new Date());
  } catch (error) {
    if (Number(attributes.ApproximateReceiveCount) >= lastTry) await giveUpExport(jobId, new Date());
    throw error;
  }
}

export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(event, (record: SQSRecord) => exportTable(record, context), processor, {
    context,
    throwOnFullBatchFailure: false,
  });
