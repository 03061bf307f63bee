import { setTimeout as pause } from "node:timers/promises";
import { DeleteMessageBatchCommand, ReceiveMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { queues, type QueueName } from "@solvia/core/platform/work";
import type { Context, SQSBatchResponse, SQSEvent } from "aws-lambda";
import { contextOf, queueEvent } from "./events.ts";
import { loadFunction } from "./load-function.ts";

type Handler = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;
type Load = (file: string) => Promise<Handler>;

/** Whether the table answers: while it doesn't, no worker is given what it could only fail, up to the dead letters. */
type IsUp = () => boolean;
const awaitedMs = 250;

/** Hands the queues' messages to their workers in batches, as Lambda's event source does: what fails comes back. */
export function pollQueues(
  urls: Readonly<Record<QueueName, string>>,
  load: Load = loadFunction<Handler>,
  isUp: IsUp = () => true,
): () => Promise<void> {
  const client = new SQSClient({});
  const stopping = new AbortController();
  const loops = Object.entries(queues).map(([name, { worker, batchSize }]) =>
    poll(client, urls[name as QueueName], { worker, batchSize, load, isUp, signal: stopping.signal }),
  );
  return async () => {
    stopping.abort();
    await Promise.all(loops);
    client.destroy();
  };
}

interface Source {
  worker: string;
  batchSize: number;
  load: Load;
  isUp: IsUp;
  signal: AbortSignal;
}

/** SQS gives ten messages at most. */
const mostAtOnce = 10;

async function poll(client: SQSClient, url: string, { worker, batchSize, load, isUp, signal }: Source): Promise<void> {
  while (!signal.aborted) {
    if (!isUp()) {
      await pause(awaitedMs, undefined, { signal }).catch(() => undefined);
      continue;
    }
    try {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl: url,
          MaxNumberOfMessages: Math.min(mostAtOnce, batchSize),
          WaitTimeSeconds: 1,
          AttributeNames: ["All"],
        }),
        { abortSignal: signal },
      );
      if (Messages.length === 0) continue;
      const handler = await load(worker);
      const { batchItemFailures } = await handler(queueEvent(url.split("/").at(-1) ?? "", Messages), contextOf(worker));
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
