import fc from "fast-check";
import { expect, it } from "vitest";
import { keysIn, shardedList } from "./list.ts";
import { MergedShards, shareOf } from "./merge.ts";

interface Asked {
  shards: number;
  reverse: boolean;
  /** A shard answers so many rows at a time, however many are asked for. */
  cut: number;
  /** Whether each answer is preceded by one without rows, as by a filter. */
  idle: boolean;
}

interface Place {
  after?: string | undefined;
  idled?: boolean;
}

/** Shards that answer as the database does, from what is stored by then. */
function shardsOf(stored: readonly string[], { shards, reverse, cut, idle }: Asked, begin: string | undefined) {
  const list = shardedList("gsi1", "ROWS", shards);
  let read = 0;
  const merged = new MergedShards<string, Place>({
    shards,
    reverse,
    placeOf: (row) => row,
    read: async (shard, from = { after: begin }, atMost) => {
      if (idle && !from.idled) return { rows: [], next: { ...from, idled: true } };
      const own = stored.filter((id) => keysIn(list, "", id).gsi1pk === `ROWS#${shard}`).toSorted();
      const left = (reverse ? own.toReversed() : own).filter(
        (row) => from.after === undefined || (reverse ? row < from.after : row > from.after),
      );
      const rows = left.slice(0, Math.min(atMost, cut));
      read += rows.length;
      return { rows, next: rows.length < left.length ? { after: rows.at(-1) } : undefined };
    },
  });
  return { merged, read: () => read };
}

const ids = fc.uniqueArray(fc.string({ unit: fc.constantFrom(..."0123456789ABCXYZ"), minLength: 1, maxLength: 6 }));
const asked = fc.record({
  shards: fc.integer({ min: 1, max: 9 }),
  reverse: fc.boolean(),
  cut: fc.integer({ min: 1, max: 30 }),
  idle: fc.boolean(),
});
const limits = fc.integer({ min: 1, max: 12 });

/** A page, and its last place unless it is known to be the last one. */
async function page(stored: readonly string[], how: Asked, after: string | undefined, limit: number) {
  const { merged } = shardsOf(stored, how, after);
  const rows = await merged.take(limit);
  return { rows, end: merged.ended ? undefined : rows.at(-1) };
}

it("pages give every row once and in order, whatever shard it is in, each page full but the last", async () => {
  await fc.assert(
    fc.asyncProperty(ids, asked, limits, async (stored, how, limit) => {
      const pages: string[][] = [];
      for (let end: string | undefined, first = true; first || end !== undefined; first = false) {
        const { rows, end: next } = await page(stored, how, end, limit);
        pages.push(rows);
        end = next;
      }
      const sorted = stored.toSorted();
      expect(pages.flat()).toEqual(how.reverse ? sorted.toReversed() : sorted);
      expect(pages.slice(0, -1).every(({ length }) => length === limit)).toBe(true);
    }),
  );
});

it("rows that come between pages are given once where they come after the page's end, and take no other row's place", async () => {
  await fc.assert(
    fc.asyncProperty(ids, fc.array(ids, { maxLength: 5 }), asked, limits, async (stored, arriving, how, limit) => {
      const known = new Set(stored);
      const owed = new Set(stored);
      const given: string[] = [];
      let end: string | undefined;
      for (let at = 0, first = true; first || end !== undefined; at += 1, first = false) {
        const { rows, end: next } = await page([...known], how, end, limit);
        given.push(...rows);
        end = next;
        for (const row of arriving[at] ?? []) {
          if (end !== undefined && !known.has(row) && (how.reverse ? row < end : row > end)) owed.add(row);
          known.add(row);
        }
      }
      const sorted = [...owed].toSorted();
      expect(given).toEqual(how.reverse ? sorted.toReversed() : sorted);
    }),
  );
});

it("goes on where it was, without asking again for what waits", async () => {
  await fc.assert(
    fc.asyncProperty(ids, asked, fc.array(limits, { minLength: 1 }), async (stored, how, counts) => {
      const { merged, read } = shardsOf(stored, how, undefined);
      const taken: string[] = [];
      for (const count of counts) taken.push(...(await merged.take(count)));
      const sorted = how.reverse ? stored.toSorted().toReversed() : stored.toSorted();
      expect(taken).toEqual(sorted.slice(0, taken.length));
      expect(taken.length).toBe(
        Math.min(
          stored.length,
          counts.reduce((sum, count) => sum + count, 0),
        ),
      );
      expect(read()).toBeLessThanOrEqual(stored.length);
    }),
  );
});

it("reads no more than what it gives and a share of each shard", async () => {
  await fc.assert(
    fc.asyncProperty(ids, asked, limits, async (stored, how, limit) => {
      const { merged, read } = shardsOf(stored, how, undefined);
      const { length } = await merged.take(limit);
      expect(read()).toBeLessThanOrEqual(length + how.shards * shareOf(limit, how.shards));
    }),
  );
  expect([1, 10, 50, 100, 1000].map((count) => shareOf(count, 8))).toEqual([1, 3, 9, 17, 137]);
});

it("stops at once when a shard fails", async () => {
  const read = async (shard: number) => {
    if (shard === 1) throw new Error("throttled");
    return { rows: ["a"], next: undefined };
  };
  const merged = new MergedShards<string, never>({ shards: 2, read, placeOf: (row) => row, reverse: false });
  await expect(merged.take(1)).rejects.toThrow("throttled");
});
