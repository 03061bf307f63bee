import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { LocalError } from "../gateways/local-error.ts";
import { isAlive } from "./is-alive.ts";
import { writeWhole } from "./write-whole.ts";

const lockFile = (folder: string): string => `${folder}/lock.sqlite`;
const holderFile = (folder: string): string => `${folder}/lock.json`;

/** What stays of a folder that is begun anew: the lock on it. */
export const lockNames: readonly string[] = ["lock.sqlite", "lock.sqlite-journal", "lock.json"];

/** How long a holder that has ended is waited for, and one that is still there: a kill takes a moment to reach it. */
const longestEndMs = 10_000;
const shortestEndMs = 500;

interface Holder {
  pid: number;
  /** Where it answers, or what it does. */
  at: string;
}

/**
 * Keeps a data folder for one process at a time; answers how to let it go. The lock is the system's own on an open file
 * (SQLite's), which a kill -9 lifts too: no process id has to be guessed to be dead. Throws a LocalError that says who
 * holds it.
 */
export async function lockFolder(folder: string, at: string): Promise<() => void> {
  const lock = await locked(folder);
  await writeWhole(holderFile(folder), JSON.stringify({ pid: process.pid, at } satisfies Holder));
  return () => lock.close();
}

/** Throws the same LocalError where somebody holds a folder, and leaves nothing in one that nobody has ever held. */
export async function demandFolderFree(folder: string): Promise<void> {
  if (existsSync(lockFile(folder))) (await locked(folder)).close();
}

/** A holder that was killed lets go once its memory is given back: that is waited for; beside one that runs it isn't. */
async function locked(folder: string): Promise<DatabaseSync> {
  for (const since = Date.now(); ; await pause(50)) {
    const lock = tryLock(folder);
    if (lock) return lock;
    const holder = await holderOf(folder);
    const ends = holder !== undefined && !isAlive(holder.pid);
    if (Date.now() - since < (ends ? longestEndMs : shortestEndMs)) continue;
    const by = holder && !ends ? `process ${holder.pid} (${holder.at})` : "another process";
    throw new LocalError(
      `The data folder ${folder} is in use by ${by}: stop it first, or set DATA_FOLDER to another folder.`,
    );
  }
}

/** Undefined while another process has it. */
function tryLock(folder: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(lockFile(folder));
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    return undefined;
  }
}

/** Who has written that they hold it: for a moment after the start of another that is who held it before. */
async function holderOf(folder: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(holderFile(folder), "utf8")) as Holder;
  } catch {
    return undefined;
  }
}
