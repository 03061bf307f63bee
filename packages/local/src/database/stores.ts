import { readFile, writeFile } from "node:fs/promises";
import { queueSetting, type QueueName } from "@solvia/core/platform/work/work";
import { demandDataForm } from "../gateways/data-form.ts";
import { createTable, startDatabase } from "./database.ts";
import { startStorage, startStorageThread } from "./storage.ts";

type Environment = Record<string, string>;

interface Options {
  siteOrigin?: string;
  /** Whether the buckets and the queues run in a thread of their own, and the database in a group of its own. */
  threads?: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * The table, the buckets and the queues of a data folder, with the settings by which the product finds them. Throws a
 * LocalError where another version of the product has made the data.
 */
export async function startStores(folder: string, { siteOrigin, threads = false, signal }: Options = {}) {
  const file = `${folder}/table.sqlite`;
  await demandDataForm(folder, file);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const database = await startDatabase({ file, ownGroup: threads });
  const storage = await (threads ? startStorageThread : startStorage)(
    folder,
    { credentials, siteOrigin },
    signal,
  ).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  const queues = Object.entries(storage.queueUrls).map(([name, url]) => [queueSetting(name as QueueName), url]);
  const environment: Environment = {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_ENDPOINT_URL_S3: storage.objectsEndpoint,
    AWS_ENDPOINT_URL_SQS: storage.endpoint,
    S3_PATH_STYLE: "true",
    TABLE_NAME: "solvia",
    PUBLIC_BUCKET: storage.publicBucket,
    PRIVATE_BUCKET: storage.privateBucket,
    SITE_BUCKET: storage.siteBucket,
    PUBLIC_FILES_URL: "/media",
    ...Object.fromEntries(queues),
  };
  await createTable(database.endpoint, "solvia");
  return {
    database,
    storage,
    environment,
    stop: async () => {
      await storage.stop();
      await database.stop();
    },
  };
}

/** Where a running cloud says how to reach its stores, for the tools that work beside it. */
export const runningFile = (folder: string): string => `${folder}/running.json`;

export const tellRunning = (
  folder: string,
  environment: Environment,
  services: Readonly<Record<string, string>>,
): Promise<void> =>
  writeFile(runningFile(folder), JSON.stringify({ pid: process.pid, environment, services }), { mode: 0o600 });

/** Where each part of the cloud that runs on this folder listens, by its name. */
export async function runningServices(folder: string): Promise<Readonly<Record<string, string>>> {
  const { services } = JSON.parse(await readFile(runningFile(folder), "utf8")) as { services: Record<string, string> };
  return services;
}

/** The settings of the cloud that runs on this folder; undefined when none does. */
export async function runningEnvironment(folder: string): Promise<Environment | undefined> {
  try {
    const { pid, environment } = JSON.parse(await readFile(runningFile(folder), "utf8")) as {
      pid: number;
      environment: Environment;
    };
    process.kill(pid, 0);
    return environment;
  } catch {
    return undefined;
  }
}
