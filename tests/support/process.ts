import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@solvia/local/gateways/ports";
import { isAlive } from "@solvia/local/running/is-alive";

export interface Started {
  url: string;
  folder: string;
  child: ChildProcess;
  /** All that it has written so far. */
  output: () => string;
  ended: Promise<number | null>;
}

export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "solvia-"));

/**
 * `npm start` as a process of its own with its own ports and data folder, in a group of its own so that all of it can be killed; with
 * the catalogue and the accounts alone unless its environment says otherwise.
 */
export async function startProcess(
  folder: string,
  environment: Record<string, string> = {},
  [command, ...parameters]: readonly [string, ...string[]] = [process.execPath, "packages/local/src/main.ts"],
): Promise<Started> {
  const port = String(await freePort());
  const child = spawn(command, parameters, {
    detached: true,
    env: {
      ...process.env,
      DATA_FOLDER: folder,
      PORT: port,
      MAILBOX_PORT: String(await freePort()),
      CHAT_PORT: String(await freePort()),
      INIT_CWD: process.cwd(),
      DEMONSTRATION: "catalogue",
      ...environment,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { url: `http://localhost:${environment["PORT"] ?? port}`, folder, child, output: () => output, ended };
}

/** Waits until it says that it is ready. */
export async function ready(started: Started): Promise<void> {
  const isReady = new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (!started.output().includes("Ctrl-C stops everything")) return;
      clearInterval(look);
      resolve();
    }, 50);
    void started.ended.then(() => clearInterval(look));
  });
  const failed = started.ended.then((code) => {
    throw new Error(`it ended with ${code}: ${started.output()}`);
  });
  await Promise.race([isReady, failed]);
}

/** kill -9 of the process and all that it has started; its database is a group of its own. */
export async function killAll({ folder, child, ended }: Started): Promise<void> {
  if (child.pid && child.exitCode === null && child.signalCode === null) {
    const database = Number(await readFile(`${folder}/table.sqlite.pid`, "utf8").catch(() => ""));
    process.kill(-child.pid, "SIGKILL");
    if (database && isAlive(database)) process.kill(database, "SIGKILL");
  }
  await ended;
}
