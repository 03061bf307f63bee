import { gunzipSync, gzipSync } from "node:zlib";
import { setting } from "./config.ts";
import { readObject, writeObject } from "./storage.ts";

/** How long what was made of a snapshot answers before it asks whether there is a newer one. */
const freshMs = 3000;

interface Read<Row> {
  rows: Row[];
  etag: string;
}

/**
 * Rows that a worker keeps in one gzipped object of the private bucket, and what each function makes of them in its
 * memory to search in: at most a few seconds old, without a request to the table.
 */
export class Snapshot<Row, Made> {
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
  }

  /** The rows as they were last written; undefined when they are those of the known ETag, or there are none yet. */
  async read(knownEtag?: string): Promise<Read<Row> | undefined> {
    const object = await readObject(setting("PRIVATE_BUCKET"), this.#key, knownEtag);
    if (!object) return undefined;
    return { rows: JSON.parse(gunzipSync(object.bytes).toString("utf8")) as Row[], etag: object.etag };
  }

  /** With an ETag only over the object that has it: of two workers at once one fails, and its messages come again. */
  write(rows: readonly Row[], replacing?: string): Promise<void> {
    const bytes = gzipSync(JSON.stringify(rows), { level: 6 });
    const condition = replacing === undefined ? {} : { IfMatch: replacing };
    return writeObject(setting("PRIVATE_BUCKET"), this.#key, bytes, "application/gzip", condition);
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
