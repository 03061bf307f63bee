import { gunzipSync, gzipSync } from "node:zlib";
import { setting } from "./config.ts";
import { readObject, writeObject } from "./storage.ts";

/** How long what was made of a snapshot answers before it asks whether there is a newer one. */
const freshMs = 3000;

/** How often a rebuild begins its last step again when others write in between. */
const rebuildAttempts = 10;

/** Another worker has written the object since it was read. */
const isReplaced = (error: unknown): boolean => {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return status === 412 || status === 409;
};

/** The ids whose row is another one, or is in one list alone. */
function differing<Row extends { id: string }>(before: readonly Row[], after: readonly Row[]): string[] {
  const texts = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  const changed = after.filter((row) => texts.get(row.id) !== JSON.stringify(row)).map(({ id }) => id);
  const left = new Set(after.map(({ id }) => id));
  return [...changed, ...[...texts.keys()].filter((id) => !left.has(id))];
}

interface Read<Row> {
  rows: Row[];
  etag: string;
}

/**
 * Rows that a worker keeps in one gzipped object of the private bucket, and what each function makes of them in its
 * memory to search in: at most a few seconds old, without a request to the table.
 */
export class Snapshot<Row extends { id: string }, Made> {
  static readonly #forgets: (() => void)[] = [];
  readonly #key: string;
  readonly #make: (rows: Row[]) => Made;
  #made: Made;
  #etag: string | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;

  constructor(key: string, make: (rows: Row[]) => Made) {
    this.#key = key;
    this.#make = make;
    this.#made = make([]);
    Snapshot.#forgets.push(() => {
      this.#made = make([]);
      this.#etag = undefined;
      this.#checkedAt = Number.NEGATIVE_INFINITY;
    });
  }

  /** For a process that another cloud begins in: what was made of the former one's snapshots answers nothing any more. */
  static forgetAll(): void {
    for (const forget of Snapshot.#forgets) forget();
  }

  /** The rows as they were last written; undefined when they are those of the known ETag, or there are none yet. */
  async read(knownEtag?: string): Promise<Read<Row> | undefined> {
    const object = await readObject(setting("PRIVATE_BUCKET"), this.#key, knownEtag);
    if (!object) return undefined;
    return { rows: JSON.parse(gunzipSync(object.bytes).toString("utf8")) as Row[], etag: object.etag };
  }

  /**
   * Only over the object that has the ETag, without one only where there is no object yet: of two workers at once one
   * fails, and its messages come again.
   */
  write(rows: readonly Row[], replacing?: string): Promise<void> {
    const bytes = gzipSync(JSON.stringify(rows), { level: 6 });
    const condition = replacing === undefined ? { IfNoneMatch: "*" } : { IfMatch: replacing };
    return writeObject(setting("PRIVATE_BUCKET"), this.#key, bytes, "application/gzip", condition);
  }

  /**
   * Writes all rows anew while other workers go on: what they wrote since the reading began is read again, row by row, so
   * that none of it is overwritten by what was older. Answers how many rows there are.
   */
  async rebuild(all: () => Promise<Row[]>, some: (ids: string[]) => Promise<Row[]>): Promise<number> {
    let known = await this.read();
    const rows = new Map((await all()).map((row) => [row.id, row]));
    for (let attempt = 1; ; attempt++) {
      const now = await this.read();
      const changed = now?.etag === known?.etag ? [] : differing(known?.rows ?? [], now?.rows ?? []);
      for (const id of changed) rows.delete(id);
      if (changed.length > 0) for (const row of await some(changed)) rows.set(row.id, row);
      known = now;
      try {
        await this.write([...rows.values()], now?.etag);
        return rows.size;
      } catch (error) {
        if (attempt === rebuildAttempts || !isReplaced(error)) throw error;
      }
    }
  }

  /** What was made of the newest snapshot; one look-up serves all who wait. */
  async current(now: Date): Promise<Made> {
    if (now.getTime() - this.#checkedAt > freshMs) {
      this.#checking ??= this.#refresh(now).finally(() => (this.#checking = undefined));
      await this.#checking;
    }
    return this.#made;
  }

  /** What is made of the snapshot as it is now, for whoever has just heard that it changed. */
  newest(now: Date): Promise<Made> {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    return this.current(now);
  }

  async #refresh(now: Date): Promise<void> {
    const read = await this.read(this.#etag);
    this.#checkedAt = now.getTime();
    if (!read) return;
    this.#made = this.#make(read.rows);
    this.#etag = read.etag;
  }
}
