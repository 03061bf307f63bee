import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { access, chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../gateways/ports.ts";
import { isAlive } from "../running/is-alive.ts";
import { createTable, enableStream, startDatabase } from "./database.ts";
import { startServer } from "./database-server.ts";

const given = process.env["LOCAL_DYNAMODB_ENDPOINT"];
const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const clientOf = (endpoint: string) => new DynamoDBClient({ endpoint, region: "eu-south-1", credentials });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "solvia-database-"));
});
afterEach(() => {
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

describe.skipIf(!given)("the DynamoDB at LOCAL_DYNAMODB_ENDPOINT (skipped where it isn't set)", () => {
  it("stands in where dynoxide can't run, with the table and its stream", async () => {
    process.env["LOCAL_DYNAMODB_ENDPOINT"] = given;
    const { endpoint } = await startDatabase();
    const TableName = `solvia-${randomUUID()}`;
    await createTable(endpoint, TableName);
    expect(await enableStream(endpoint, TableName)).toContain("/stream/");
    const Item = { pk: { S: "A" }, sk: { S: "B" } };
    await clientOf(endpoint).send(new PutItemCommand({ TableName, Item }));
    expect((await clientOf(endpoint).send(new GetItemCommand({ TableName, Key: Item }))).Item).toEqual(Item);
    await clientOf(endpoint).send(new DeleteTableCommand({ TableName }));
  });
});

it("says in one line what to set where dynoxide can't run", async () => {
  await expect(startServer({ binary: await foreignBinary() })).rejects.toThrow(
    /^The database dynoxide can't run on this system: set LOCAL_DYNAMODB_ENDPOINT .*amazon\/dynamodb-local`\.$/,
  );
});

it("says in one line when the database server ends at once", async () => {
  const file = join(folder, "damaged.sqlite");
  await writeFile(file, "no database at all".repeat(100));
  await expect(startServer({ file })).rejects.toThrow(/^The database server ended with 1; .*$/);
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

/** A database server whose starter never asks what became of it: once ended it stays a zombie. Answers how to end the starter too. */
async function orphaned(command: string, file: string): Promise<{ pid: number; end: () => void }> {
  const told = `${command} >/dev/null 2>&1 & echo $! > "${file}.pid"; exec sleep 600`;
  const starter = spawn("sh", ["-c", told], { stdio: "ignore" });
  const pid = await vi.waitFor(
    async () => {
      const written = Number(await readFile(`${file}.pid`, "utf8"));
      expect(await readFile(`/proc/${written}/cmdline`, "utf8")).toContain(file);
      return written;
    },
    { timeout: 30_000 },
  );
  return { pid, end: () => starter.kill("SIGKILL") };
}

it("begins beside what was left by one that was killed, though its end is never asked for", async () => {
  const file = join(folder, "orphaned.sqlite");
  const binary = createRequire(import.meta.url).resolve("@dynoxide/linux-x64/dynoxide");
  const orphan = await orphaned(`"${binary}" --port ${await freePort()} --db-path "${file}"`, file);
  try {
    const database = await startServer({ file });
    // Its id is still there, and nothing behind it.
    expect(process.kill(orphan.pid, 0)).toBe(true);
    expect(isAlive(orphan.pid)).toBe(false);
    await database.stop();
  } finally {
    orphan.end();
  }
});

it("refuses in one line where the holder goes on", async () => {
  const file = join(folder, "held.sqlite");
  const deaf = `sh -c 'trap "" TERM; touch "$0.deaf"; while :; do sleep 1; done' "${file}"`;
  const holder = await orphaned(deaf, file);
  try {
    // Until its trap is set it would end by the signal like any other.
    await vi.waitFor(() => access(`${file}.deaf`), { timeout: 30_000 });
    await expect(startServer({ file })).rejects.toThrow(
      `Another process (${holder.pid}) holds ${file}: stop it first.`,
    );
  } finally {
    process.kill(holder.pid, "SIGKILL");
    holder.end();
  }
});
