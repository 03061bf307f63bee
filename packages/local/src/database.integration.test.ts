import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createTable, enableStream, startDatabase } from "./database.ts";
import { startServer } from "./database-server.ts";

const hasJava = spawnSync("java", ["--version"]).status === 0;
const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const clientOf = (endpoint: string) => new DynamoDBClient({ endpoint, region: "eu-south-1", credentials });
const path = process.env["PATH"] ?? "";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "solvia-database-"));
});
afterEach(() => {
  process.env["PATH"] = path;
  delete process.env["LOCAL_DYNAMODB_ENDPOINT"];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A binary that this system can't run, as dynoxide's is on another one. */
async function foreignBinary(): Promise<string> {
  const file = join(folder, "foreign");
  await writeFile(file, Buffer.from("cffaedfe07000001", "hex"));
  await chmod(file, 0o755);
  return file;
}

describe.skipIf(!hasJava)("Amazon's DynamoDB Local (skipped without Java)", () => {
  it("stands in where dynoxide can't run, with the table, its stream, and data that survive a restart", async () => {
    const options = { file: join(folder, "table.sqlite"), binary: await foreignBinary() };
    const first = await startServer(options);
    await createTable(first.endpoint, "solvia");
    expect(await enableStream(first.endpoint, "solvia")).toContain("/stream/");
    const Item = { pk: { S: "A" }, sk: { S: "B" } };
    await clientOf(first.endpoint).send(new PutItemCommand({ TableName: "solvia", Item }));
    await first.stop();
    const second = await startServer(options);
    const read = await clientOf(second.endpoint).send(new GetItemCommand({ TableName: "solvia", Key: Item }));
    expect(read.Item).toEqual(Item);
    await second.stop();
  });
});

it("says in one line what is missing where nothing can run", async () => {
  const binary = await foreignBinary();
  await expect(startServer({ binary, engine: "dynoxide" })).rejects.toThrow("can't run on this system: Java 17");
  process.env["PATH"] = folder;
  await expect(startServer({ binary })).rejects.toThrow(
    "No database runs on this system: it needs Java 17, or LOCAL_DYNAMODB_ENDPOINT with the address of a DynamoDB.",
  );
});

it("says in one line when the database server ends at once", async () => {
  const file = join(folder, "damaged.sqlite");
  await writeFile(file, "no database at all".repeat(100));
  await expect(startServer({ file, engine: "dynoxide" })).rejects.toThrow(/^The database server ended with 1; .*$/);
});

it("takes the endpoint of the environment, and says when nothing answers there", async () => {
  const server = createServer((_, response) => response.end()).listen(0);
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env["LOCAL_DYNAMODB_ENDPOINT"] = endpoint;
  expect((await startDatabase()).endpoint).toBe(endpoint);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(startDatabase()).rejects.toThrow(`Nothing answers at ${endpoint}`);
});

it("begins a database again that was killed, at the same address with the same data", async () => {
  const file = join(folder, "killed.sqlite");
  const database = await startServer({ file });
  await createTable(database.endpoint, "solvia");
  const Item = { pk: { S: "A" }, sk: { S: "B" } };
  await clientOf(database.endpoint).send(new PutItemCommand({ TableName: "solvia", Item }));
  const pid = Number(await readFile(`${file}.pid`, "utf8"));
  process.kill(pid, "SIGKILL");
  await vi.waitFor(() => expect(database.isUp()).toBe(false), { timeout: 60_000, interval: 1 });
  await vi.waitFor(() => expect(database.isUp()).toBe(true), { timeout: 60_000 });
  const read = await clientOf(database.endpoint).send(new GetItemCommand({ TableName: "solvia", Key: Item }));
  expect(read.Item).toEqual(Item);
  await database.stop();
  await expect(fetch(database.endpoint)).rejects.toThrow("fetch failed");
});
