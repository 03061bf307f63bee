import { mkdir } from "node:fs/promises";
import { queues, type QueueName } from "@solvia/core/platform/work/work";
import { startFauxqs } from "fauxqs";
import { startObjectStore } from "../object-store/proxy.ts";
import type { Credentials } from "../object-store/signature.ts";
import { freePort } from "../gateways/ports.ts";
import { onlyFromHere } from "../gateways/server-sockets.ts";
import { mendTornFiles } from "./torn-files.ts";

/** Where the buckets and the queues answer, whichever thread they run in. */
export interface StorageAddresses {
  /** Where the queues answer. */
  endpoint: string;
  /** Where the objects answer, to functions and browsers: what is signed for it is checked. */
  objectsEndpoint: string;
  publicBucket: string;
  privateBucket: string;
  siteBucket: string;
  queueUrls: Record<QueueName, string>;
  deadQueueUrls: Record<QueueName, string>;
  /** Whether a kill had torn objects, which are gone: what is made of the table wants to be made again. */
  wasTorn: boolean;
}

export interface StorageOptions {
  /** Who signs requests for objects. */
  credentials: Credentials;
  /** Whose pages may post forms to the buckets. */
  siteOrigin?: string | undefined;
  /** How long a message that a worker has taken is hidden. */
  visibilitySeconds?: number;
}

/** Runs the emulators of S3 and SQS in this thread, with the product's buckets and queues. */
export async function startEmulators(folder: string, { visibilitySeconds = 30, ...options }: StorageOptions) {
  const dataDir = `${folder}/messages`;
  const s3StorageDir = `${folder}/objects`;
  await Promise.all([mkdir(dataDir, { recursive: true }), mkdir(s3StorageDir, { recursive: true })]);
  const wasTorn = await mendTornFiles(s3StorageDir);
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
  const addresses: StorageAddresses = {
    endpoint,
    objectsEndpoint: objects.endpoint,
    publicBucket,
    privateBucket,
    siteBucket,
    queueUrls,
    deadQueueUrls,
    wasTorn,
  };
  return {
    addresses,
    stop: async () => {
      await objects.stop();
      await server.stop();
      reopen();
    },
  };
}
