import { mkdir } from "node:fs/promises";
import { queues, type QueueName } from "@solvia/core/platform/work";
import { startFauxqs } from "fauxqs";

export interface Storage {
  endpoint: string;
  publicBucket: string;
  privateBucket: string;
  queueUrls: Record<QueueName, string>;
  deadQueueUrls: Record<QueueName, string>;
  stop: () => Promise<void>;
}

/** S3 and SQS on one machine; objects and messages survive a restart. */
export async function startStorage(folder: string): Promise<Storage> {
  const dataDir = `${folder}/messages`;
  const s3StorageDir = `${folder}/objects`;
  await Promise.all([mkdir(dataDir, { recursive: true }), mkdir(s3StorageDir, { recursive: true })]);
  const server = await startFauxqs({ port: 0, logger: false, dataDir, s3StorageDir });
  const endpoint = `http://127.0.0.1:${server.port}`;
  /** The emulator's own addresses have a host name that not every system resolves. */
  const urlOf = (queue: string): string => `${endpoint}/000000000000/${queue}`;
  const publicBucket = server.createBucket("solvia-public").bucketName;
  const privateBucket = server.createBucket("solvia-private").bucketName;
  const deadQueueUrls = {} as Record<QueueName, string>;
  const queueUrls = {} as Record<QueueName, string>;
  for (const [name, { maxReceives }] of Object.entries(queues) as [QueueName, { maxReceives: number }][]) {
    const dead = server.createQueue(`${name}-dead`);
    deadQueueUrls[name] = urlOf(dead.queueName);
    const queue = server.createQueue(name, {
      attributes: {
        VisibilityTimeout: "30",
        RedrivePolicy: JSON.stringify({ deadLetterTargetArn: dead.queueArn, maxReceiveCount: maxReceives }),
      },
    });
    queueUrls[name] = urlOf(queue.queueName);
  }
  return {
    endpoint,
    publicBucket,
    privateBucket,
    queueUrls,
    deadQueueUrls,
    stop: () => server.stop(),
  };
}
