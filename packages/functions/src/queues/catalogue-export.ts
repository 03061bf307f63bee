import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { giveUpExport, runExport } from "@solvia/core/catalogue/export/run-export";
import { queues } from "@solvia/core/platform/work";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);
const lastTry = queues["catalogue-export"].maxReceives;

interface Message {
  payload: { jobId: string };
}

/** Writes a table of the catalogue. Whoever waits for it is told when the last try has failed. */
async function exportTable({ body, attributes }: SQSRecord): Promise<void> {
  const { jobId } = (JSON.parse(body) as Message).payload;
  try {
    await runExport(jobId, new Date());
  } catch (error) {
    if (Number(attributes.ApproximateReceiveCount) >= lastTry) await giveUpExport(jobId, new Date());
    throw error;
  }
}

export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(event, exportTable, processor, { context, throwOnFullBatchFailure: false });
