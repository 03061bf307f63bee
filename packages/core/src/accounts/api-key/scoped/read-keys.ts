import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { expired, table } from "../../../platform/table.ts";
import { KeyRingEntity, ScopedKeyEntity } from "./scoped-key.table.ts";

/** What a user has never made a key with. */
const newRing = { generation: 0, version: 0 };

/** What the user's keys hang on. */
export const ringOf = async (userId: string) =>
  (await KeyRingEntity.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item ?? newRing;

/**
 * The user's keys, the oldest first, with those that ended in the last months. All of them: those that count are few, ten are made in
 * an hour at most, and ended ones go by TTL.
 */
export async function scopedKeysOf(userId: string, now: Date) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `APIKEYOF#${userId}`, range: { beginsWith: "KEY#" } })
    .entities(ScopedKeyEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items.filter((key) => !expired(key, now));
}

/** One of the user's keys; undefined for what is none of theirs. */
export const scopedKeyOf = async (userId: string, id: string) =>
  (await ScopedKeyEntity.build(GetItemCommand).key({ userId, id }).options({ consistent: true }).send()).Item;
