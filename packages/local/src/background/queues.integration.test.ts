import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { queues } from "@solvia/core/platform/work/work";
import type { SQSEvent } from "aws-lambda";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { pollQueues } from "./queues.ts";
import { startStorage, type Storage } from "../database/storage.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const { maxReceives } = queues.email;
let folder: string;
let storage: Storage;
let client: SQSClient;

const start = async () => {
  storage = await startStorage(folder, { credentials, visibilitySeconds: 1 });
  process.env["AWS_ENDPOINT_URL_SQS"] = storage.endpoint;
  client = new SQSClient({});
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "solvia-queues-"));
  Object.assign(process.env, {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
  await start();
});
afterAll(async () => {
  await storage.stop();
  await rm(folder, { recursive: true, force: true });
});

const send = (MessageBody: string) =>
  client.send(new SendMessageCommand({ QueueUrl: storage.queueUrls.email, MessageBody }));

const bodies = async (queue: string): Promise<string[]> =>
  (await storage.inspectQueue(queue)).ready.map(({ body }) => body);

/** A worker that fails some messages, and what it was given. */
function worker(fails: (body: string) => boolean) {
  const given: string[] = [];
  const load = async () => async (event: SQSEvent) => {
    given.push(...event.Records.map(({ body }) => body));
    return {
      batchItemFailures: event.Records.filter(({ body }) => fails(body)).map(({ messageId }) => ({
        itemIdentifier: messageId,
      })),
    };
  };
  return { given, load };
}

it("takes from the queue what a worker has done and brings the rest again, then to the dead letters, and back", async () => {
  for (const body of ["good", "bad", "better"]) await send(body);
  const failing = worker((body) => body === "bad");
  const stop = pollQueues(storage.queueUrls, failing.load);
  await vi.waitFor(async () => expect(await bodies("email-dead")).toEqual(["bad"]), { timeout: 60_000, interval: 100 });
  await stop();
  expect(failing.given.filter((body) => body === "bad")).toHaveLength(maxReceives);
  expect(failing.given.filter((body) => body !== "bad").toSorted()).toEqual(["better", "good"]);

  expect(await storage.redrive("email")).toBe(1);
  const mended = worker(() => false);
  const stopAgain = pollQueues(storage.queueUrls, mended.load);
  await vi.waitFor(() => expect(mended.given).toEqual(["bad"]), { timeout: 60_000 });
  await stopAgain();
  expect(await storage.inspectQueue("email")).toEqual({ ready: [], delayed: [], inflight: [] });
});

it("brings a message again when the worker dies, and keeps messages over a restart", async () => {
  await send("kept");
  const stop = pollQueues(storage.queueUrls, async () => () => Promise.reject(new Error("died")));
  await vi.waitFor(async () => expect((await storage.inspectQueue("email")).inflight).toHaveLength(1), {
    timeout: 60_000,
  });
  await stop();
  await storage.stop();
  await start();
  const next = worker(() => false);
  const stopNext = pollQueues(storage.queueUrls, next.load);
  await vi.waitFor(() => expect(next.given).toEqual(["kept"]), { timeout: 60_000 });
  await stopNext();
});

it("leaves messages where they are while the table doesn't answer", async () => {
  // Long polls of the tests before, which the emulator goes on with, end with it.
  await storage.stop();
  await start();
  await send("waits");
  let isUp = false;
  const patient = worker(() => false);
  let asked = 0;
  const stop = pollQueues(storage.queueUrls, patient.load, () => {
    asked += 1;
    return isUp;
  });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(3 * Object.keys(queues).length), { timeout: 60_000 });
  expect(patient.given).toEqual([]);
  expect(await bodies("email")).toEqual(["waits"]);
  isUp = true;
  await vi.waitFor(() => expect(patient.given).toEqual(["waits"]), { timeout: 60_000 });
  await stop();
});
