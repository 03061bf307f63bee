import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { newId, newSecret } from "../../../platform/ids.ts";
import type { KeyMode, Scope } from "../../../platform/http/key-scopes.ts";
import { Problem } from "../../../platform/problems.ts";
import { instant } from "../../../platform/time.ts";
import { hashOf } from "../../login/session.ts";
import { ApiKeyOwnerEntity } from "../api-key.table.ts";
import { markOf } from "../key-kinds.ts";
import { mostKeys, stateOfKey, toldDays, type KeyRing, type ScopedKey } from "./key-state.ts";
import { KeyRingEntity, ScopedKeyEntity } from "./scoped-key.table.ts";

export interface NewKey {
  name: string;
  mode: KeyMode;
  scopes: readonly Scope[];
  /** ISO instant; never without one. */
  expiresOn?: string | undefined;
}

/** When what ended at an instant goes, epoch seconds. */
export const goneAfter = (endsOn: string): number => Math.floor(Date.parse(endsOn) / 1000) + toldDays * 86_400;

/** Refuses one more key where as many as may be count already. Problem: limit-reached. */
export function demandRoomForKey(keys: readonly ScopedKey[], ring: KeyRing, now: Date): void {
  if (keys.filter((key) => stateOfKey(key, ring, now) === "active").length >= mostKeys)
    throw new Problem("limit-reached", { maximum: mostKeys });
}

/**
 * A new key, and the writes that make it: itself, whose it is, and the ring's next version, which fails where another key was made
 * or all were ended since `ring` was read.
 */
export function newKeyWrites(userId: string, { name, mode, scopes, expiresOn }: NewKey, ring: KeyRing, now: Date) {
  const mark = markOf(mode);
  const key = `${mark}${newSecret()}`;
  const hash = hashOf(key);
  const ends = expiresOn ? { expiresOn, expiresAt: goneAfter(expiresOn) } : {};
  const made: ScopedKey = {
    userId,
    id: newId(),
    hash,
    prefix: key.slice(0, mark.length + 6),
    name,
    mode,
    scopes: [...scopes],
    createdOn: instant(now),
    generation: ring.generation,
    ...ends,
  };
  const { expiresAt } = { expiresAt: undefined, ...ends };
  const writes = [
    KeyRingEntity.build(PutTransaction)
      .item({ userId, ...ring, version: ring.version + 1 })
      .options({
        condition: ring.version === 0 ? { attr: "version", exists: false } : { attr: "version", eq: ring.version },
      }),
    ScopedKeyEntity.build(PutTransaction).item({ ...made, expiresAt }),
    ApiKeyOwnerEntity.build(PutTransaction).item({ hash, userId, keyId: made.id, expiresAt }),
  ];
  return { key, made, writes };
}
