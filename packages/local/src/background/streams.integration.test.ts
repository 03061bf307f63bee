import { DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { beforeAll, expect, it, vi } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { enableStream } from "../database/database.ts";
import { pollStream } from "./streams.ts";

useDatabase();
let arn: string;
let endpoint: string;
let TableName: string;
beforeAll(async () => {
  endpoint = process.env["AWS_ENDPOINT_URL_DYNAMODB"] ?? "";
  TableName = process.env["TABLE_NAME"] ?? "";
  arn = await enableStream(endpoint, TableName);
});

const put = (pk: string) =>
  new DynamoDBClient({}).send(
    new PutItemCommand({ TableName, Item: { pk: { S: pk }, sk: { S: "A" }, at: { N: String(Date.now()) } } }),
  );

const places = new Map<string, string>();
const checkpoints = {
  read: (shard: string) => places.get(shard),
  write: (shard: string, place: string) => void places.set(shard, place),
};

const keysOf = ({ Records }: DynamoDBStreamEvent) => Records.map(({ dynamodb }) => dynamodb?.Keys?.["pk"]?.S ?? "");

/** Polls until `done` says so; every batch that the fan-out was given, failed by `fails`. */
async function polled(fails: (batch: number) => boolean, done: (batches: string[][]) => boolean) {
  const batches: string[][] = [];
  const stop = pollStream(endpoint, arn, checkpoints, async () => async (event) => {
    batches.push(keysOf(event));
    return { batchItemFailures: fails(batches.length) ? [{ itemIdentifier: "1" }] : [] };
  });
  await vi.waitFor(() => expect(done(batches)).toBe(true), { timeout: 60_000, interval: 50 });
  await stop();
  return batches;
}

it("brings a batch again until it is handed on, in order, and goes on after a restart where it was", async () => {
  for (const key of ["A", "B", "C"]) await put(key);
  const batches = await polled(
    (batch) => batch <= 2,
    (seen) => seen.length >= 3 && seen.at(-1)?.at(-1) === "C",
  );
  expect(batches.slice(0, 3)).toEqual([
    ["A", "B", "C"],
    ["A", "B", "C"],
    ["A", "B", "C"],
  ]);
  await put("D");
  const later = await polled(
    () => false,
    (seen) => seen.flat().includes("D"),
  );
  expect(later.flat()).toEqual(["D"]);
});
