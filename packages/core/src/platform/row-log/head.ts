/** One object of the log: rows as they were at a version, and who was gone by then. It is never written twice. */
export interface Segment {
  key: string;
  /** The newest version that is in it. */
  to: number;
  /** How many rows and removals it holds. */
  count: number;
  /** One of those that hold all there was at their version: what none of them has is gone. */
  whole?: true;
}

/** What the log consists of: the one object that is written again, under its ETag. */
export interface Head {
  /** Another one after a log was begun anew: what was read of the former counts for nothing. */
  log: string;
  /** Grows by one with each change of the rows. */
  version: number;
  /** From the oldest to the newest: what stands later overrides. */
  segments: readonly Segment[];
  /** No longer part of the log, and still there for who reads by the head of before. */
  retired: readonly { key: string; at: string }[];
}

/** What an object of the log holds. */
export interface Content<Row> {
  rows: readonly Row[];
  gone: readonly string[];
}

/** Rows of one object: it stays far below what a store takes in one request, and is read beside others. */
export const mostRows = 4000;

/** Beside twice the rows that there are, so many may be overridden or removed before all is written anew. */
const slack = 1000;

/** Whether so much of the log is of no use any more that all rows are to be written anew. */
export const isOvergrown = (segments: readonly Segment[], added: number, live: number): boolean =>
  segments.reduce((sum, { count }) => sum + count, added) > 2 * live + slack;

/**
 * How many of the last segments a new one takes along: each that is less than twice as large. So segments grow like the
 * digits of a counter: a log of n changes has about log₂ n of them, and each row is written about as many times in all.
 */
export function absorbed(segments: readonly Segment[], added: number): number {
  let [taken, count] = [0, added];
  for (const segment of segments.toReversed()) {
    if (segment.whole || segment.count >= 2 * count || segment.count + count > mostRows) break;
    taken += 1;
    count += segment.count;
  }
  return taken;
}

/** What segments say together, from the oldest to the newest: each row as it was last. */
export function folded<Row extends { id: string }>(contents: readonly Content<Row>[]) {
  const rows = new Map<string, Row>();
  const gone = new Set<string>();
  for (const content of contents) {
    for (const row of content.rows) {
      rows.set(row.id, row);
      gone.delete(row.id);
    }
    for (const id of content.gone) {
      rows.delete(id);
      gone.add(id);
    }
  }
  return { rows, gone };
}
