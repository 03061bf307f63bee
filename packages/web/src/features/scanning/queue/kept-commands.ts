import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Command, Refusal } from "./command.ts";

interface Kept extends DBSchema {
  commands: { key: number; value: Command };
}

let opened: Promise<IDBPDatabase<Kept>> | undefined;

const database = (): Promise<IDBPDatabase<Kept>> =>
  (opened ??= openDB<Kept>("solvia-commands", 1, {
    upgrade: (db) => void db.createObjectStore("commands", { keyPath: "seq", autoIncrement: true }),
    // A browser may close it when it needs the room.
    terminated: () => {
      opened = undefined;
    },
  }));

export type NewCommand = Omit<Command, "seq" | "state" | "problem">;

/** Keeps a command behind all others, in place of one that was refused where it says which. It is there when this has ended. */
export async function keepCommand(command: NewCommand, instead?: number): Promise<void> {
  const change = (await database()).transaction("commands", "readwrite", { durability: "strict" });
  if (instead !== undefined) await change.store.delete(instead);
  // The store gives it its place.
  await change.store.add({ ...command, state: "waiting" } as Command);
  await change.done;
}

/** All that are kept, in their order. */
export const keptCommands = async (): Promise<Command[]> => (await database()).getAll("commands");

export const dropCommand = async (seq: number): Promise<void> => (await database()).delete("commands", seq);

/** Writes why one was refused; nothing where it has been dropped meanwhile. */
export async function refuseCommand(seq: number, problem: Refusal): Promise<void> {
  const change = (await database()).transaction("commands", "readwrite");
  const command = await change.store.get(seq);
  if (command) await change.store.put({ ...command, state: "refused", problem });
  await change.done;
}
