import { readBulk, type BulkMessage, type BulkQueue } from "@solvia/core/platform/work/bulk-messages";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { log } from "../log.ts";

interface Received<Q extends BulkQueue> {
  message: BulkMessage<Q>;
  /** It has been received before: that time may have been cut off in the middle. */
  isAgain: boolean;
}

/**
 * The worker of a queue that is told what is old: a batch's messages are read by their schema and worked together. One that can't be
 * read is logged and comes back alone, until it lies among the dead letters; the others don't wait for it.
 */
export function bulkWorker<Q extends BulkQueue>(
  queue: Q,
  work: (received: readonly Received<Q>[]) => Promise<unknown>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return async ({ Records }) => {
    const received: Received<Q>[] = [];
    const batchItemFailures: SQSBatchResponse["batchItemFailures"] = [];
    for (const { body, messageId, attributes } of Records) {
      try {
        received.push({ message: readBulk(queue, body), isAgain: Number(attributes.ApproximateReceiveCount) > 1 });
      } catch (error) {
        log("solvia-queues", "ERROR", "failed", { queue, messageId, error });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    if (received.length > 0) await work(received);
    return { batchItemFailures };
  };
}
