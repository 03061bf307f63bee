import { QueryCommand as KeysQuery } from "@aws-sdk/lib-dynamodb";
import type { Entity, FormattedItem, KeyInputItem } from "dynamodb-toolbox/entity";
import { DynamoDBToolboxError } from "dynamodb-toolbox/errors";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { UnreadableItem } from "../stored/unreadable.ts";
import { documents, table, tableDefinition } from "../table.ts";
import { failuresOf } from "../work/each-apart.ts";
import { readAll } from "./read-all.ts";

type Key = Record<string, unknown>;

const isUnreadable = (error: unknown): boolean =>
  error instanceof UnreadableItem || error instanceof DynamoDBToolboxError;

/** What can't be read, by the kind of item alone: a key may name somebody. */
const unread = ({ entityName }: Pick<Entity, "entityName">, cause: unknown): Error =>
  new Error(`one ${entityName} can't be read`, { cause });

interface Query {
  index: "gsi1" | "gsi2" | "gsi3" | "gsi4";
  partition: string;
  range?: { lt: string } | { gt: string };
}

interface Options {
  limit: number;
  reverse?: boolean;
  exclusiveStartKey?: Key;
}

export interface ReadRows<E extends Entity> {
  rows: FormattedItem<E>[];
  next: Key | undefined;
  /** Of each item that is there and can't be read. */
  failures: readonly unknown[];
}

/**
 * A read of a list of an index; an item that isn't as its entity says keeps none beside it unread. One request, and where there is such an item
 * one more for each of the list.
 */
export async function queryApart<E extends Entity>(entity: E, query: Query, options: Options): Promise<ReadRows<E>> {
  const asked = (wanted: Options) =>
    table
      .build(QueryCommand)
      .query(query)
      .entities(entity as Entity)
      .options(wanted);
  try {
    const { Items = [], LastEvaluatedKey: next } = await asked(options).send();
    return { rows: Items as FormattedItem<E>[], next, failures: [] };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  }
  const { keys, next } = await keysOf(asked(options).params(), query.index);
  const read: ReadRows<E> & { failures: unknown[] } = { rows: [], next, failures: [] };
  let { exclusiveStartKey } = options;
  for (const key of keys) {
    try {
      const one = { ...options, limit: 1, ...(exclusiveStartKey && { exclusiveStartKey }) };
      read.rows.push(...((await asked(one).send()).Items as FormattedItem<E>[]));
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      read.failures.push(unread(entity, error));
    }
    exclusiveStartKey = key;
  }
  return read;
}

/** Where the items of a read stand, of which nothing else is read. */
async function keysOf(params: ReturnType<QueryCommand["params"]>, index: Query["index"]) {
  const { partitionKey, sortKey } = tableDefinition;
  const names = [partitionKey, sortKey, `${index}pk`, `${index}sk`];
  const { Items: keys = [], LastEvaluatedKey: next } = await documents.send(
    new KeysQuery({
      ...params,
      ProjectionExpression: names.map((_, at) => `#key${at}`).join(", "),
      ExpressionAttributeNames: {
        ...params.ExpressionAttributeNames,
        ...Object.fromEntries(names.map((name, at) => [`#key${at}`, name])),
      },
    }),
  );
  return { keys: keys as Key[], next: next as Key | undefined };
}

/** As `readAll`; an item that isn't as its entity says keeps none beside it unread. Where there is one, a request more for each key. */
export async function readApart<E extends Entity>(
  entity: E,
  keys: readonly KeyInputItem<E>[],
): Promise<{ items: FormattedItem<E>[]; failures: readonly unknown[] }> {
  try {
    return { items: await readAll(entity, keys), failures: [] };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  }
  const items: FormattedItem<E>[] = [];
  const failures: unknown[] = [];
  for (const key of keys) {
    try {
      items.push(...(await readAll(entity, [key])));
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      failures.push(unread(entity, error));
    }
  }
  return { items, failures };
}

/** Every item of an index's partition, in its order; throws what can't be read once all others were given, as a sweep wants it. */
export async function* rowsOfIndex<E extends Entity>(
  entity: E,
  query: Query,
  limit = 50,
): AsyncGenerator<FormattedItem<E>> {
  const failures: unknown[] = [];
  let next: Key | undefined;
  do {
    const read: ReadRows<E> = await queryApart(entity, query, { limit, ...(next && { exclusiveStartKey: next }) });
    yield* read.rows;
    failures.push(...read.failures);
    next = read.next;
  } while (next);
  throwUnread(failures);
}

/** At the end of a list: what of it couldn't be read. */
export function throwUnread(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} items can't be read`);
}

/**
 * Rows so many at a time, as `read` finds them now. What of the list, or of what was read, couldn't be read is thrown after its last rows were
 * given.
 */
export async function* portionsOf<Row, T = Row>(
  rows: AsyncIterable<Row>,
  size: number,
  read: (some: readonly Row[]) => Promise<{ items: readonly T[]; failures: readonly unknown[] }>,
): AsyncGenerator<readonly T[]> {
  const unread: unknown[] = [];
  const taken = async (some: readonly Row[]) => {
    const { items, failures } = await read(some);
    unread.push(...failures);
    return items;
  };
  let some: Row[] = [];
  const iterator = rows[Symbol.asyncIterator]();
  for (let ended = false; !ended;) {
    const next = await iterator.next().catch((failure: unknown) => {
      unread.push(...failuresOf(failure));
    });
    ended = !next || next.done === true;
    if (next && !next.done) some.push(next.value);
    if (some.length === size || (ended && some.length > 0)) {
      yield await taken(some);
      some = [];
    }
  }
  throwUnread(unread);
}
