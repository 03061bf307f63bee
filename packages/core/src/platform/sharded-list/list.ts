import { createHash } from "node:crypto";
import { Problem } from "../problems.ts";

type Index = "gsi1" | "gsi2" | "gsi3" | "gsi4";

/**
 * A list of an index whose items stand in several partitions, `{name}#0` to `{name}#{shards - 1}`, each in one that follows
 * from its id: what is written to the list falls on all of them (docs/decisions/hot-partitions.md).
 */
export interface ShardedList<I extends Index = Index> {
  index: I;
  name: string;
  /** Never fewer than were ever written to; more only with the items moved. */
  shards: number;
  /** Further names whose items belong to it when it is read; each is written as a list of its own, of as many shards. */
  beside: readonly string[];
}

/** The declaration of a list, beside its entity. Which functions may query it is told by these very words (stacks/bundles/reach.ts). */
export const shardedList = <I extends Index>(
  index: I,
  name: string,
  shards: number,
  beside: readonly string[] = [],
): ShardedList<I> => ({ index, name, shards, beside });

/** Which of so many shards an id falls to, evenly and for good. */
export const shardOf = (id: string, shards: number): number =>
  createHash("sha256").update(id).digest().readUInt32BE(0) % shards;

const partitionOf = (name: string, shard: number): string => `${name}#${shard}`;

/** The partition keys of all shards that a list is read from. */
export const partitionsOf = ({ name, shards, beside }: ShardedList): string[] =>
  [name, ...beside].flatMap((one) => Array.from({ length: shards }, (_, shard) => partitionOf(one, shard)));

/**
 * The index keys of an item of a list: sorted by `at`, an instant, and by the id among those of one instant, so that no two
 * items have the same place. Both are ASCII: sorted here as by the database.
 */
export function keysIn<I extends Index>(list: ShardedList<I>, at: string, id: string) {
  const keys = {
    [`${list.index}pk`]: partitionOf(list.name, shardOf(id, list.shards)),
    [`${list.index}sk`]: `${at}#${id}`,
  };
  return keys as Record<`${I}pk` | `${I}sk`, string>;
}

type Key = Record<string, unknown>;

/** Where the page ends whose last item has this place: one for all shards, since what comes after it is the same in each. */
export const endAt = ({ name }: ShardedList, place: string): Key => ({ pk: name, sk: place });

/** The place after which a page begins; a key that no page of this list gave is a malformed-request. */
export function placeAfter({ name }: ShardedList, key: Key | undefined): string | undefined {
  if (!key) return undefined;
  const { pk, sk } = key;
  if (pk === name && typeof sk === "string" && /^[!-~]{1,200}$/.test(sk)) return sk;
  throw new Problem("malformed-request");
}
