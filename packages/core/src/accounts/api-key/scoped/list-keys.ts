import type { User } from "../../../platform/access.ts";
import { keyOf } from "../api-key-end.ts";
import { shopKey } from "../key-kinds.ts";
import { keyLimits } from "../pace-of-key.ts";
import { daysLater, instant } from "../../../platform/time.ts";
import { mostKeys, stateOfKey, toldDays, type KeyRing, type ScopedKey } from "./key-state.ts";
import { ringOf, scopedKeysOf } from "./read-keys.ts";

type Before = NonNullable<Awaited<ReturnType<typeof keyOf>>>;

/** A key as its owner sees it. Of one that ended it says when: revoked, or by a new password, or by its day. */
export function shownKey({ hash: _hash, generation, revokedOn, ...key }: ScopedKey, ring: KeyRing, now: Date) {
  const state = stateOfKey({ expiresOn: key.expiresOn, revokedOn, generation }, ring, now);
  const endedOn = state === "revoked" ? (revokedOn ?? ring.endedOn) : undefined;
  return { ...key, ofShop: false, state, ...(endedOn && { endedOn }) };
}

type Shown = ReturnType<typeof shownKey>;

function shownKeyOfShop({ prefix, createdOn, lastUsedOn, userId }: Before): Shown {
  const { id, mode, scopes, ofShop } = shopKey;
  const dates = { createdOn, ...(lastUsedOn && { lastUsedOn }) };
  return { id, userId, name: "", mode, scopes: [...scopes], ofShop, prefix, state: "active", ...dates };
}

/** The user's keys: those that count first, the newest first, that of before among them; and how far they may go. */
export async function listKeys({ id }: Pick<User, "id">, now: Date) {
  const [before, ring, scoped] = await Promise.all([keyOf(id), ringOf(id), scopedKeysOf(id, now)]);
  const since = instant(daysLater(now, -toldDays));
  const shown = scoped
    .map((key) => shownKey(key, ring, now))
    .filter(({ endedOn }) => !endedOn || endedOn > since)
    .toReversed();
  const ofBefore = before && shownKeyOfShop(before);
  return {
    items: [
      ...shown.filter(({ state }) => state === "active"),
      ...(ofBefore ? [ofBefore] : []),
      ...shown.filter(({ state }) => state !== "active"),
    ],
    limits: keyLimits,
    mostKeys,
  };
}
