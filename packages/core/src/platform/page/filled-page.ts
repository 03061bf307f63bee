import { cursorOf, startingAt } from "../storing/cursor.ts";

type Key = Record<string, unknown>;

interface Source<Row> {
  /** The rows after a key, and where the read ended; at most about a megabyte. */
  read: (after: Key | undefined) => Promise<{ Items?: Row[]; LastEvaluatedKey?: Key | undefined }>;
  /** Those that are asked for, in the same order. */
  fitting: (rows: readonly Row[]) => readonly Row[] | Promise<readonly Row[]>;
  /** The key of a row in the index that is read: where the next page starts. */
  keyOf: (row: Row) => Key;
  /** After so many rows the page ends, however few were found, and its cursor goes on from there. */
  lookedThrough: number;
}

/**
 * A page of what fits, filled while reading on: a filter never leaves a page empty before one that has rows, unless more
 * than `lookedThrough` rows lie between them.
 */
export async function filledPage<Row>(
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  { read, fitting, keyOf, lookedThrough }: Source<Row>,
): Promise<{ items: Row[]; cursor: string | null }> {
  const items: Row[] = [];
  let next = startingAt(cursor).exclusiveStartKey;
  for (let seen = 0; seen < lookedThrough && items.length < limit;) {
    const { Items = [], LastEvaluatedKey } = await read(next);
    const fit = await fitting(Items);
    const taken = fit.slice(0, limit - items.length);
    items.push(...taken);
    seen += Items.length;
    const last = taken.at(-1);
    next = fit.length > taken.length && last ? keyOf(last) : LastEvaluatedKey;
    if (!next) break;
  }
  return { items, cursor: cursorOf(next) };
}
