import { openDB, type DBSchema, type IDBPDatabase } from "idb";

interface Kept extends DBSchema {
  pictures: { key: string; value: { file: File; on: number } };
}

/** Milliseconds after which a picture that was never sent is thrown away: thirty days. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Those of this page's life, also where the browser keeps nothing. */
const here = new Map<string, File>();

let opened: Promise<IDBPDatabase<Kept>> | undefined;

async function open(): Promise<IDBPDatabase<Kept>> {
  const db = await openDB<Kept>("solvia-damage", 1, {
    upgrade: (made) => void made.createObjectStore("pictures"),
    terminated: () => {
      opened = undefined;
    },
  });
  for (const id of await db.getAllKeys("pictures")) {
    const kept = await db.get("pictures", id);
    if (kept && kept.on < Date.now() - keptFor) await db.delete("pictures", id);
  }
  return db;
}

/** Without storage, or where it is full, a picture lasts as long as the page. */
async function attempt<T>(act: (db: IDBPDatabase<Kept>) => Promise<T>): Promise<T | undefined> {
  try {
    return await act(await (opened ??= open()));
  } catch {
    return undefined;
  }
}

/** Keeps a picture that was taken on this device, until it lies in the store. */
export async function keepPicture(id: string, file: File): Promise<void> {
  here.set(id, file);
  await attempt((db) => db.put("pictures", { file, on: Date.now() }, id));
}

export const keptPicture = async (id: string): Promise<File | undefined> =>
  here.get(id) ?? (await attempt((db) => db.get("pictures", id)))?.file;

export async function dropPicture(id: string): Promise<void> {
  here.delete(id);
  await attempt((db) => db.delete("pictures", id));
}
