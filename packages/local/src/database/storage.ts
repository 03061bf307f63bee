import { DeleteMessageCommand, ReceiveMessageCommand, SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { QueueName } from "@solvia/core/platform/work/work";
import type { FauxqsServer } from "fauxqs";
import { unlogged } from "@solvia/core/platform/storing/unlogged";
import type { StorageAddresses, StorageOptions } from "./emulators.ts";
import type { StoragePart } from "./storage-thread.ts";
import { startThread } from "../running/thread.ts";

export interface Storage extends StorageAddresses {
  /** The messages of a queue, which stay where they are. */
  inspectQueue: (name: string) => Promise<Messages>;
  /** Sends a queue's dead letters back to it (SQS: StartMessageMoveTask); answers how many. */
  redrive: (name: QueueName) => Promise<number>;
  stop: () => Promise<void>;
}

type Messages = NonNullable<ReturnType<FauxqsServer["inspectQueue"]>>["messages"];

/** S3 and SQS on one machine; objects and messages survive a restart. */
export async function startStorage(folder: string, options: StorageOptions): Promise<Storage> {
  const { startEmulators } = await import("./emulators.ts");
  const { addresses, stop } = await startEmulators(folder, options);
  return storageAt(addresses, stop);
}

/** The same in a thread of its own: what they do is no part of the time in which this one answers. */
export async function startStorageThread(
  folder: string,
  options: StorageOptions,
  signal?: AbortSignal,
): Promise<Storage> {
  const file = new URL("./storage-thread.ts", import.meta.url);
  const { facts, stop, ended } = await startThread<StoragePart>(file, { input: { folder, options }, signal });
  // Nothing works without them, and they keep what they have on the disk: the process ends, its next start goes on.
  void ended.then((failure) => {
    if (failure !== undefined) throw failure;
  });
  return storageAt(facts, stop);
}

function storageAt(addresses: StorageAddresses, stop: () => Promise<void>): Storage {
  const { endpoint, deadQueueUrls, queueUrls } = addresses;
  return {
    ...addresses,
    inspectQueue: async (name) => {
      const answer = await fetch(`${endpoint}/_fauxqs/queues/${name}`);
      return ((await answer.json()) as { messages: Messages }).messages;
    },
    redrive: (name) => move(endpoint, deadQueueUrls[name], queueUrls[name]),
    stop,
  };
}

/** Moves all messages that can be seen from one queue to another: each is sent before it is deleted. */
async function move(endpoint: string, from: string, to: string): Promise<number> {
  const client = unlogged(new SQSClient({ endpoint }));
  let moved = 0;
  for (;;) {
    const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl: from, MaxNumberOfMessages: 10 }));
    if (Messages.length === 0) break;
    for (const { Body, ReceiptHandle } of Messages) {
      await client.send(new SendMessageCommand({ QueueUrl: to, MessageBody: Body }));
      await client.send(new DeleteMessageCommand({ QueueUrl: from, ReceiptHandle }));
      moved += 1;
    }
  }
  client.destroy();
  return moved;
}
