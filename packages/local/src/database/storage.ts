import { mkdir } from "node:fs/promises";
import { DeleteMessageCommand, ReceiveMessageCommand, SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { queues, type QueueName } from "@solvia/core/platform/work/work";
import { startFauxqs, type FauxqsServer } from "fauxqs";
import { freePort } from "../gateways/ports.ts";
import { onlyFromHere } from "../gateways/server-sockets.ts";
import { startObjectStore } from "../object-store/proxy.ts";
import type { Credentials } from "../object-store/signature.ts";

export interface Storage {
  /** Where the queues answer. */
  endpoint: string;
  /** Where the objects answer, to functions and browsers: what is signed for it is checked. */
  objectsEndpoint: string;
  publicBucket: string;
  privateBucket: string;
  siteBucket: string;
  queueUrls: Record<QueueName, string>;
  deadQueueUrls: Record<QueueName, string>;
  /** The messages of a queue, which stay where they are. */
  inspectQueue: (name: string) => Messages;
  /** Sends a queue's dead letters back to it (SQS: StartMessageMoveTask); answers how many. */
  redrive: (name: QueueName) => Promise<number>;
  stop: () => Promise<void>;
}

type Messages = NonNullable<ReturnType<FauxqsServer["inspectQueue"]>>["messages"];

interface Options {
  /** Who signs requests for objects. */
  credentials: Credentials;
  /** Whose pages may post forms to the buckets. */
  siteOrigin?: string | undefined;
  /** How long a message that a worker has taken is hidden. */
  visibilitySeconds?: number;
}

/** S3 and SQS on one machine; objects and messages survive a restart. */
export async function startStorage(folder: string, { visibilitySeconds = 30, ...options }: Options): Promise<Storage> {
  const dataDir = `${folder}/messages`;
  const s3StorageDir = `${folder}/objects`;
  await Promise.all([mkdir(dataDir, { recursive: true }), mkdir(s3StorageDir, { recursive: true })]);
  const server = await startFauxqs({ port: await freePort(), logger: false, dataDir, s3StorageDir });
  const reopen = onlyFromHere(server.port);
  const endpoint = `http://127.0.0.1:${server.port}`;
  const objects = await startObjectStore({ emulator: endpoint, ...options });
  /** The emulator's own addresses have a host name that not every system resolves. */
  const urlOf = (queue: string): string => `${endpoint}/000000000000/${queue}`;
  const publicBucket = server.createBucket("solvia-public").bucketName;
  const privateBucket = server.createBucket("solvia-private").bucketName;
  const siteBucket = server.createBucket("solvia-site").bucketName;
  /** A queue that is there already stays as it is: the emulator would create it anew, without its messages. */
  const queueOf = (name: string, attributes: Record<string, string>): { url: string; arn: string } => {
    const arn = server.inspectQueue(name)?.arn ?? server.createQueue(name, { attributes }).queueArn;
    return { url: urlOf(name), arn };
  };
  const deadQueueUrls = {} as Record<QueueName, string>;
  const queueUrls = {} as Record<QueueName, string>;
  for (const [name, { maxReceives }] of Object.entries(queues) as [QueueName, { maxReceives: number }][]) {
    const dead = queueOf(`${name}-dead`, {});
    deadQueueUrls[name] = dead.url;
    const RedrivePolicy = JSON.stringify({ deadLetterTargetArn: dead.arn, maxReceiveCount: maxReceives });
    queueUrls[name] = queueOf(name, { VisibilityTimeout: String(visibilitySeconds), RedrivePolicy }).url;
  }
  return {
    endpoint,
    objectsEndpoint: objects.endpoint,
    publicBucket,
    privateBucket,
    siteBucket,
    queueUrls,
    deadQueueUrls,
    inspectQueue: (name) => server.inspectQueue(name)?.messages ?? { ready: [], delayed: [], inflight: [] },
    redrive: (name) => move(endpoint, deadQueueUrls[name], queueUrls[name]),
    stop: async () => {
      await objects.stop();
      await server.stop();
      reopen();
    },
  };
}

/** Moves all messages that can be seen from one queue to another: each is sent before it is deleted. */
async function move(endpoint: string, from: string, to: string): Promise<number> {
  const client = new SQSClient({ endpoint });
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
