import type { Entity, FormattedItem } from "dynamodb-toolbox/entity";
import { queryApart, throwUnread } from "../storing/read-apart.ts";
import { endAt, partitionsOf, placeAfter, type ShardedList } from "./list.ts";
import { MergedShards } from "./merge.ts";

type Key = Record<string, unknown>;

/** Places before or after one: exclusive, and of the ASCII that instants and ids are written in. */
interface Bounds {
  after?: string | undefined;
  before?: string | undefined;
}

const rangeOf = ({ after, before }: Bounds) =>
  after === undefined ? (before === undefined ? {} : { range: { lt: before } }) : { range: { gt: after } };

/** `unread` takes what can't be read; without it that is thrown. */
function merged<E extends Entity>(
  list: ShardedList,
  entity: E,
  bounds: Bounds,
  { reverse = false, unread = throwUnread }: { reverse?: boolean; unread?: (failures: readonly unknown[]) => void },
) {
  const { index } = list;
  const partitions = partitionsOf(list);
  const placeOf = (row: FormattedItem<E>) => String((row as Record<string, unknown>)[`${index}sk`]);
  const read = async (shard: number, from: Key | undefined, atMost: number) => {
    const partition = partitions[shard] ?? "";
    const query = { index, partition, ...rangeOf(bounds) };
    const options = { reverse, limit: atMost, ...(from && { exclusiveStartKey: from }) };
    const { rows, next, failures } = await queryApart(entity, query, options);
    unread(failures);
    return { rows, next };
  };
  return { rows: new MergedShards({ shards: partitions.length, read, placeOf, reverse }), placeOf };
}

interface Page {
  /** Where the page before has ended. */
  after: Key | undefined;
  limit: number;
  /** The newest first. */
  reverse?: boolean;
}

/**
 * A page of a sharded list as a query answers it: all shards are asked at once, each for about its share. An item that is
 * added meanwhile is on a later page when its place is there; none is skipped or given twice. Problem: malformed-request
 * for an end that no page of this list had.
 */
export async function pageOfShards<E extends Entity>(
  list: ShardedList,
  entity: E,
  { after, limit, reverse = false }: Page,
): Promise<{ Items: FormattedItem<E>[]; LastEvaluatedKey: Key | undefined }> {
  const place = placeAfter(list, after);
  const { rows, placeOf } = merged(list, entity, reverse ? { before: place } : { after: place }, { reverse });
  const Items = await rows.take(limit);
  const last = Items.at(-1);
  return { Items, LastEvaluatedKey: last && !rows.ended ? endAt(list, placeOf(last)) : undefined };
}

/**
 * Every item of a sharded list, the oldest first; those before an instant alone, or after one. Not for a request as a rule. What can't be
 * read is thrown at the end, once all others were given.
 */
export async function* rowsOfShards<E extends Entity>(
  list: ShardedList,
  entity: E,
  {
    atOnce = 4000,
    before,
    after,
  }: { atOnce?: number } & ({ before?: string; after?: never } | { after: string; before?: never }) = {},
): AsyncGenerator<FormattedItem<E>> {
  const failures: unknown[] = [];
  const { rows } = merged(list, entity, { before, after }, { unread: (some) => failures.push(...some) });
  for (;;) {
    const some = await rows.take(atOnce);
    if (some.length === 0) return throwUnread(failures);
    yield* some;
  }
}
