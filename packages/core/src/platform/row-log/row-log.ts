import { gunzipSync } from "node:zlib";
import { setting } from "../config.ts";
import { readObject } from "../files/storage.ts";
import { folded, type Content, type Head } from "./head.ts";

/** How long what was made of the rows answers before it asks whether there are newer ones. */
const freshMs = 3000;

/** How often a head is read again when what it names has meanwhile been put away. */
const readAttempts = 5;

/** What a function makes of the rows in its memory, and keeps up to date with what changes. */
export interface Follower<Row> {
  apply: (changed: readonly Row[], gone: readonly string[]) => void;
}

/** Rows as they lie in the bucket, where they can be written shorter. */
export interface Form<Row> {
  packed: (row: Row) => unknown;
  unpacked: (stored: unknown) => Row;
}

/** An object that the head names is not there: the log can only be begun anew. */
export class LostSegment extends Error {}

/** The head as it was read or written, by its ETag. */
export interface Known extends Head {
  etag: string;
}

/**
 * Rows that workers keep in the private bucket as a log, and what each function makes of them in its memory: at most a few seconds
 * old, without a request to the table. A change costs what changed: a function reads the objects that are newer than what it has
 * (docs/decisions/search-deltas.md). Written by write.ts, which who only reads does not bring along.
 */
export class RowLog<Row extends { id: string }, Made extends Follower<Row>> {
  static readonly #forgets: (() => void)[] = [];
  /** Where it lies in the private bucket: "search/documents/". */
  readonly folder: string;
  readonly #make: () => Made;
  readonly #form: Form<Row> | undefined;
  /** Made when it is first asked for: who only writes needs none. */
  #made: Made | undefined;
  #rows = new Map<string, Row>();
  #known: Known | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;

  constructor(folder: string, make: () => Made, form?: Form<Row>) {
    this.folder = folder;
    this.#form = form;
    this.#make = make;
    RowLog.#forgets.push(() => this.forget());
  }

  /** For a process that another cloud begins in: what was made of the former one's rows answers nothing any more. */
  static forgetAll(): void {
    for (const forget of RowLog.#forgets) forget();
  }

  get rows(): ReadonlyMap<string, Row> {
    return this.#rows;
  }

  /** The head that `rows` are of; undefined before there is one. */
  get known(): Known | undefined {
    return this.#known;
  }

  forget(): void {
    this.#rows = new Map();
    this.#made = undefined;
    this.#known = undefined;
    this.#checkedAt = Number.NEGATIVE_INFINITY;
  }

  /** What was made of the newest rows; one look-up serves all who wait. */
  async current(now: Date): Promise<Made> {
    if (now.getTime() - this.#checkedAt > freshMs) {
      await this.#check();
      this.#checkedAt = now.getTime();
    }
    return this.#ofRows();
  }

  /** What is made of the rows as they are now, for whoever has just heard that they changed. */
  async newest(now: Date): Promise<Made> {
    await this.refresh();
    this.#checkedAt = now.getTime();
    return this.#ofRows();
  }

  #ofRows(): Made {
    if (this.#made) return this.#made;
    this.#made = this.#make();
    this.#made.apply([...this.#rows.values()], []);
    return this.#made;
  }

  /** Reads what is newer than what is in memory, as of a moment after this call. Throws LostSegment. */
  async refresh(): Promise<void> {
    await this.#checking?.catch(() => undefined);
    await this.#check();
  }

  async #check(): Promise<void> {
    this.#checking ??= this.#read().finally(() => (this.#checking = undefined));
    await this.#checking;
  }

  async #read(): Promise<void> {
    for (let attempt = 1; attempt <= readAttempts; attempt++) {
      const object = await readObject(setting("PRIVATE_BUCKET"), `${this.folder}head.json`, this.#known?.etag);
      if (!object) return;
      const head = JSON.parse(new TextDecoder().decode(object.bytes)) as Head;
      const begun = head.log === this.#known?.log ? this.#known.version : 0;
      const unread = head.segments.filter(({ to }) => to > begun);
      const contents = await Promise.all(unread.map(({ key }) => this.content(key)));
      if (!contents.every((content) => content !== undefined)) continue;
      const { rows, gone } = folded(contents);
      const isWhole = begun === 0 || unread.some(({ whole }) => whole);
      const left = isWhole ? [...this.#rows.keys()].filter((id) => !rows.has(id)) : [...gone];
      this.follow([...rows.values()], left, { ...head, etag: object.etag });
      return;
    }
    throw new LostSegment(`objects of ${this.folder} are missing`);
  }

  /** What an object of the log holds; undefined when it is no longer there. */
  async content(key: string): Promise<Content<Row> | undefined> {
    const object = await readObject(setting("PRIVATE_BUCKET"), `${this.folder}${key}`);
    if (!object) return undefined;
    const { rows, gone } = JSON.parse(gunzipSync(object.bytes).toString("utf8")) as Content<unknown>;
    return { rows: rows.map((row) => this.#form?.unpacked(row) ?? (row as Row)), gone };
  }

  /** What is written into an object of the log. */
  stored({ rows, gone }: Content<Row>): Content<unknown> {
    return { rows: rows.map((row) => this.#form?.packed(row) ?? row), gone };
  }

  /** Brings what is in memory to a head that was read or written; rows that are as they were change nothing. */
  follow(rows: readonly Row[], gone: readonly string[], head: Known): void {
    const changed = rows.filter((row) => isOther(this.#rows.get(row.id), row));
    const left = gone.filter((id) => this.#rows.has(id));
    for (const row of changed) this.#rows.set(row.id, row);
    for (const id of left) this.#rows.delete(id);
    if (changed.length + left.length > 0) this.#made?.apply(changed, left);
    this.#known = head;
  }
}

/** Whether a row is stored otherwise. */
export const isOther = (before: unknown, after: unknown): boolean =>
  before === undefined || after === undefined ? before !== after : JSON.stringify(before) !== JSON.stringify(after);
