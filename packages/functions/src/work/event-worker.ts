import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { readEvent, type Message } from "@solvia/core/events";
import { queues, type QueueName } from "@solvia/core/platform/work/work";
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import { log } from "../log.ts";

const processor = new BatchProcessor(EventType.SQS);

interface Delivery {
  now: Date;
  context: Context;
  /** Whether the message goes to the dead letters when this delivery fails too. */
  isLast: boolean;
}

/**
 * The worker of a queue of events: each is read by its schema before the work begins. What fails, a message that can't be read
 * too, is logged and comes back alone, until it lies among the dead letters.
 */
export function eventWorker<Q extends QueueName>(
  queue: Q,
  work: (event: Message<Q>, delivery: Delivery) => Promise<unknown>,
): (event: SQSEvent, context: Context) => Promise<SQSBatchResponse> {
  const { maxReceives } = queues[queue];
  const workRecord = async ({ body, attributes, messageId }: SQSRecord, context: Context): Promise<void> => {
    try {
      const isLast = Number(attributes.ApproximateReceiveCount) >= maxReceives;
      await work(readEvent(queue, body), { now: new Date(), context, isLast });
    } catch (error) {
      log("solvia-queues", "ERROR", "failed", { queue, messageId, error });
      throw error;
    }
  };
  return (event, context) =>
    processPartialResponse(event, (record: SQSRecord) => workRecord(record, context), processor, {
      context,
      throwOnFullBatchFailure: false,
    });
}
