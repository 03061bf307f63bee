import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "../running/is-alive.ts";
import { writeWhole } from "../running/write-whole.ts";
import { LocalError } from "../gateways/local-error.ts";
import { freePort } from "../gateways/ports.ts";
import { tendStream } from "../background/stream-records.ts";
import { ServiceFailure, supervise } from "../running/supervise.ts";

export interface Database {
  endpoint: string;
  /** False while it is begun again after an end that nobody asked for. */
  isUp: () => boolean;
  /** The same for other threads: 1 while it is up, in memory that they share. */
  up: Int32Array;
  stop: () => Promise<void>;
}

interface Options {
  /** The binary of dynoxide, a server on SQLite for Linux on x86-64; that of its package when absent. */
  binary?: string | undefined;
  /** Where the data are kept; without one they live in memory. */
  file?: string | undefined;
  /** In a group of its own no key of the terminal reaches it: it goes last, by `stop`, when nobody writes any more. */
  ownGroup?: boolean | undefined;
}

const needed =
  "LOCAL_DYNAMODB_ENDPOINT with the address of a DynamoDB, such as http://localhost:8000 of `docker run -p 8000:8000 amazon/dynamodb-local`";
const longestStartMs = 30_000;
/** What it was writing comes to its end first, on a busy machine too. */
const longestEndMs = 5000;

/** Starts dynoxide, which speaks DynamoDB, on a free port. Throws a LocalError in one line when it can't run here. */
export async function startServer({ file, ownGroup = false, binary = dynoxidePath() }: Options): Promise<Database> {
  const port = await freePort();
  if (file) await endOrphan(file);
  if (!binary || !canRun(binary))
    throw new LocalError(`The database dynoxide can't run on this system: set ${needed}.`);
  const flags = ["--port", String(port), ...(file ? ["--db-path", file] : [])];
  const database = await serving(() => spawn(binary, flags, { stdio: "ignore", detached: ownGroup }), port, file);
  if (file) tendStream(file, new Date());
  return database;
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
    const { isUp, up, stop } = await supervise({
      name: "The database server",
      spawn: spawnServer,
      answers: () => answers(endpoint),
      onStart: async (pid) => {
        if (file) await writeWhole(pidFile(file), String(pid));
      },
      again: file !== undefined,
    });
    return {
      endpoint,
      isUp,
      up,
      stop: async () => {
        await stop();
        if (file) await rm(pidFile(file), { force: true });
      },
    };
  } catch (error) {
    if (file) await rm(pidFile(file), { force: true });
    if (!(error instanceof ServiceFailure)) throw error;
    throw new LocalError(`${error.message}; it keeps its data in ${file ?? "memory"}.`);
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

/**
 * A cloud that was killed leaves its database server behind, which would go on holding the file: it is ended first. Throws a LocalError
 * where it goes on for long, or isn't ours to end.
 */
async function endOrphan(file: string): Promise<void> {
  const pid = Number(await readFile(pidFile(file), "utf8").catch(() => ""));
  const command = pid ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "") : "";
  if (!command.includes(file)) return;
  const gone = (): boolean => !isAlive(pid);
  try {
    process.kill(pid, "SIGTERM");
  } catch {
    if (gone()) return;
  }
  for (const until = Date.now() + longestEndMs; !gone() && Date.now() < until;) await pause(20);
  if (!gone()) throw new LocalError(`Another process (${pid}) holds ${file}: stop it first.`);
}
