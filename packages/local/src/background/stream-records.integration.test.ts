import { mkdtemp, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTable, enableStream, startDatabase } from "../database/database.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "solvia-stream-"));
  file = join(folder, "table.sqlite");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the database on the file, with its stream, and puts items by these names. */
async function put(...names: string[]): Promise<void> {
  const { endpoint, stop } = await startDatabase({ file });
  await createTable(endpoint, "solvia");
  await enableStream(endpoint, "solvia");
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "eu-south-1", credentials });
  for (const name of names) {
    await client.send(new PutItemCommand({ TableName: "solvia", Item: { pk: { S: name }, sk: { S: "A" } } }));
  }
  await stop();
}

function inFile<T>(look: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return look(database);
  } finally {
    database.close();
  }
}
const numbers = () =>
  inFile((database) => database.prepare("SELECT sequence_number AS number FROM _stream_records ORDER BY id").all()).map(
    ({ number }) => Number(number),
  );

it("forgets what is older than a day but the newest record, from which it counts on", async () => {
  await put("one", "two", "three");
  expect(numbers()).toEqual([1, 2, 3]);
  inFile((database) => database.exec("UPDATE _stream_records SET created_at = created_at - 2 * 86400"));
  await put("four");
  expect(numbers()).toEqual([3, 4]);
});

it("answers the stream's questions by an index", async () => {
  await put("one");
  const plan = (question: string) =>
    inFile((database) => database.prepare(`EXPLAIN QUERY PLAN SELECT ${question}`).all())
      .map(({ detail }) => String(detail))
      .join("; ");
  const order = "CAST(sequence_number AS INTEGER)";
  const shard = "table_name = 'solvia' AND shard_id = 's'";
  expect(plan(`MAX(${order}) FROM _stream_records WHERE table_name = 'solvia'`)).toContain("solvia_stream_order");
  expect(plan(`new_image FROM _stream_records WHERE ${shard} AND ${order} > 5 ORDER BY ${order} LIMIT 100`)).toContain(
    "solvia_stream_shards",
  );
  expect(plan(`MIN(sequence_number), MAX(sequence_number) FROM _stream_records WHERE ${shard}`)).toContain(
    "solvia_stream_ends",
  );
});
