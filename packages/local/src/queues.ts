import { setTimeout as pause } from "node:timers/promises";
import { DeleteMessageBatchCommand, ReceiveMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { queues, type QueueName } from "@solvia/core/platform/work";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { contextOf } from "./http-gateway.ts";
import { loadFunction } from "./load-function.ts";

/** Hands the queues' messages to their workers in batches, as Lambda's event source does: what fails comes back. */
export function pollQueues(urls: Readonly<Record<QueueName, string>>): () => Promise<void> {
  const client = new SQSClient({});
  const stopping = new AbortController();
  const loops = Object.entries(queues).map(([name, { worker, batchSize }]) =>
    poll(client, urls[name as QueueName], worker, Math.min(10, batchSize), stopping.signal),
  );
  return async () => {
    stopping.abort();
    await Promise.all(loops);
    client.destroy();
  };
}

async function poll(
  client: SQSClient,
  url: string,
  worker: string,
  batchSize: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl: url,
          MaxNumberOfMessages: batchSize,
          WaitTimeSeconds: 1,
          AttributeNames: ["All"],
        }),
        { abortSignal: signal },
      );
      if (Messages.length === 0) continue;
      const handler =
        await loadFunction<(event: SQSEvent, context: ReturnType<typeof contextOf>) => Promise<SQSBatchResponse>>(
          worker,
        );
      const event = {
        Records: Messages.map(({ MessageId = "", ReceiptHandle = "", Body = "", Attributes = {}, MD5OfBody = "" }) => ({
          messageId: MessageId,
          receiptHandle: ReceiptHandle,
          body: Body,
          attributes: Attributes,
          messageAttributes: {},
          md5OfBody: MD5OfBody,
          eventSource: "aws:sqs",
          eventSourceARN: `arn:aws:sqs:eu-south-1:000000000000:${worker}`,
          awsRegion: "eu-south-1",
        })),
      } as SQSEvent;
      const { batchItemFailures } = await handler(event, contextOf(worker));
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      const done = Messages.filter(({ MessageId = "" }) => !failed.has(MessageId));
      if (done.length === 0) continue;
      await client.send(
        new DeleteMessageBatchCommand({
          QueueUrl: url,
          Entries: done.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle })),
        }),
      );
    } catch (error) {
      if (signal.aborted) return;
      console.error(worker, error);
      await pause(1000, undefined, { signal }).catch(() => undefined);
    }
  }
}
