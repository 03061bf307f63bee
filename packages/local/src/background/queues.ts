import { setTimeout as pause } from "node:timers/promises";
import { DeleteMessageBatchCommand, ReceiveMessageCommand, SQSClient, type Message } from "@aws-sdk/client-sqs";
import { unlogged } from "@solvia/core/platform/storing/unlogged";
import { queues, type QueueDeclaration, type QueueName } from "@solvia/core/platform/work/work";
import type { Context, SQSBatchResponse, SQSEvent } from "aws-lambda";
import { contextOf, queueEvent } from "../gateways/events.ts";
import { loadFunction } from "../gateways/load-function.ts";

type Handler = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;
type Load = (file: string) => Promise<Handler>;

/** Whether the table answers: while it doesn't, no worker is given what it could only fail, up to the dead letters. */
type IsUp = () => boolean;
const awaitedMs = 250;

/** A request for what is to come is held for so long: asked each second, twenty idle queues cost a tenth of a processor. */
const idleSeconds = 5;
/** Between two looks within a window that is shorter than SQS can hold a request. */
const lookMs = 50;

/** Hands the queues' messages to their workers in batches, as Lambda's event source does: what fails comes back. */
export function pollQueues(
  urls: Readonly<Record<QueueName, string>>,
  load: Load = loadFunction<Handler>,
  isUp: IsUp = () => true,
  longestWindowMs = Infinity,
): () => Promise<void> {
  const client = unlogged(new SQSClient({}));
  const stopping = new AbortController();
  const loops = Object.entries<QueueDeclaration>(queues).map(([name, queue]) =>
    poll(client, urls[name as QueueName], { ...queue, load, isUp, longestWindowMs, signal: stopping.signal }),
  );
  return async () => {
    stopping.abort();
    await Promise.all(loops);
    client.destroy();
  };
}

interface Source extends QueueDeclaration {
  load: Load;
  isUp: IsUp;
  /** A window is no longer than this, whatever the queue declares. */
  longestWindowMs: number;
  signal: AbortSignal;
}

/** SQS gives ten messages at most. */
const mostAtOnce = 10;

async function poll(client: SQSClient, url: string, source: Source): Promise<void> {
  const { worker, load, isUp, signal } = source;
  while (!signal.aborted) {
    if (!isUp()) {
      await pause(awaitedMs, undefined, { signal }).catch(() => undefined);
      continue;
    }
    try {
      const messages = await gathered(client, url, source);
      if (messages.length === 0) continue;
      const handler = await load(worker);
      const { batchItemFailures } = await handler(queueEvent(url.split("/").at(-1) ?? "", messages), contextOf(worker));
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      await done(
        client,
        url,
        messages.filter(({ MessageId = "" }) => !failed.has(MessageId)),
      );
    } catch (error) {
      if (signal.aborted) return;
      console.error(worker, error);
      await pause(1000, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** The messages of a batch: what comes until the window of the first is over, or there are enough. */
async function gathered(
  client: SQSClient,
  url: string,
  { batchSize, windowSeconds = 0, longestWindowMs, signal }: Source,
): Promise<Message[]> {
  const messages: Message[] = [];
  const windowMs = Math.min(windowSeconds * 1000, longestWindowMs);
  let endsAt = Infinity;
  while (messages.length < batchSize && Date.now() < endsAt) {
    const { Messages = [] } = await client
      .send(
        new ReceiveMessageCommand({
          QueueUrl: url,
          MaxNumberOfMessages: Math.min(mostAtOnce, batchSize - messages.length),
          WaitTimeSeconds: messages.length === 0 ? idleSeconds : windowMs < 1000 ? 0 : 1,
          AttributeNames: ["All"],
        }),
        { abortSignal: signal },
      )
      // What has been gathered is worked before the end.
      .catch((error: unknown) => {
        if (messages.length === 0 || !signal.aborted) throw error;
        endsAt = 0;
        return { Messages: [] };
      });
    messages.push(...Messages);
    if (messages.length === 0) break;
    endsAt = Math.min(endsAt, Date.now() + windowMs);
    if (Messages.length === 0 && windowMs < 1000) await pause(lookMs, undefined, { signal }).catch(() => undefined);
  }
  return messages;
}

async function done(client: SQSClient, url: string, messages: readonly Message[]): Promise<void> {
  for (let at = 0; at < messages.length; at += mostAtOnce) {
    const Entries = messages
      .slice(at, at + mostAtOnce)
      .map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
    await client.send(new DeleteMessageBatchCommand({ QueueUrl: url, Entries }));
  }
}
