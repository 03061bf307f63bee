import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { LocalError } from "../gateways/local-error.ts";
import { writeWhole } from "./write-whole.ts";

const lockFile = (folder: string): string => `${folder}/lock.sqlite`;
const holderFile = (folder: string): string => `${folder}/lock.json`;

/** What stays of a folder that is begun anew: the lock on it. */
export const lockNames: readonly string[] = ["lock.sqlite", "lock.sqlite-journal", "lock.json"];

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

async function locked(folder: string): Promise<DatabaseSync> {
  const lock = new DatabaseSync(lockFile(folder));
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new LocalError(`${await holderOf(folder)}: stop it first, or set DATA_FOLDER to another folder.`);
  }
  return lock;
}

async function holderOf(folder: string): Promise<string> {
  try {
    const { pid, at } = JSON.parse(await readFile(holderFile(folder), "utf8")) as Holder;
    return `The data folder ${folder} is in use by process ${pid} (${at})`;
  } catch {
    return `The data folder ${folder} is in use by another process`;
  }
}
