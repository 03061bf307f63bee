interface Read<Row, Key> {
  rows: readonly Row[];
  /** Where the next read of the shard begins; undefined at its end. */
  next: Key | undefined;
}

interface Source<Row, Key> {
  shards: number;
  /** A shard's rows in their order, about `atMost` of them; there may be none before its end. */
  read: (shard: number, from: Key | undefined, atMost: number) => Promise<Read<Row, Key>>;
  /** What the rows are sorted by; no two have the same. */
  placeOf: (row: Row) => string;
  /** From the last place to the first. */
  reverse: boolean;
}

interface Shard<Row, Key> {
  number: number;
  waiting: Row[];
  next: Key | undefined;
  ended: boolean;
}

/**
 * How many rows of one shard are read where `count` of all are wanted: its even share, and as many more as chance gives it
 * in most cases. A shard that has more of them is asked again.
 */
export function shareOf(count: number, shards: number): number {
  const even = count / shards;
  return Math.min(count, Math.ceil(even + Math.sqrt(even)));
}

/** The rows of several sorted shards as one sorted list. What was read and is not taken yet waits here. */
export class MergedShards<Row, Key> {
  readonly #source: Source<Row, Key>;
  readonly #shards: Shard<Row, Key>[];

  constructor(source: Source<Row, Key>) {
    this.#source = source;
    this.#shards = Array.from({ length: source.shards }, (_, number) => ({
      number,
      waiting: [],
      next: undefined,
      ended: false,
    }));
  }

  /** Whether it is known that no row is left. */
  get ended(): boolean {
    return this.#shards.every(({ waiting, ended }) => ended && waiting.length === 0);
  }

  /** The next rows, fewer than `count` only at the end. */
  async take(count: number): Promise<Row[]> {
    const taken: Row[] = [];
    while (taken.length < count) {
      await this.#fill(shareOf(count - taken.length, this.#source.shards));
      const first = this.#takeFirst();
      if (first === undefined) break;
      taken.push(first);
    }
    return taken;
  }

  /** Which row is the first is known when each shard that has not ended has one. */
  async #fill(atMost: number): Promise<void> {
    for (;;) {
      const empty = this.#shards.filter(({ waiting, ended }) => !ended && waiting.length === 0);
      if (empty.length === 0) return;
      await Promise.all(
        empty.map(async (shard) => {
          const { rows, next } = await this.#source.read(shard.number, shard.next, atMost);
          Object.assign(shard, { waiting: [...rows], next, ended: next === undefined });
        }),
      );
    }
  }

  #takeFirst(): Row | undefined {
    const { placeOf, reverse } = this.#source;
    let first: { shard: Shard<Row, Key>; place: string } | undefined;
    for (const shard of this.#shards) {
      const [row] = shard.waiting;
      if (row === undefined) continue;
      const place = placeOf(row);
      if (!first || (reverse ? place > first.place : place < first.place)) first = { shard, place };
    }
    return first?.shard.waiting.shift();
  }
}
