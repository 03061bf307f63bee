import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../../platform/access.ts";
import { orVersionConflict } from "../../../platform/storing/transaction.ts";
import { daysLater, instant } from "../../../platform/time.ts";
import { proveOwner } from "../../login/change-password.ts";
import { shownKey } from "./list-keys.ts";
import { ringOf, scopedKeysOf } from "./read-keys.ts";
import { demandRoomForKey, newKeyWrites, type NewKey } from "./write-key.ts";

interface Wish extends Omit<NewKey, "expiresOn"> {
  password: string;
  /** Days from now, 1 to 730; it never ends without them. */
  expiresInDays?: number | undefined;
}

/** Makes one more key and answers it, this once. Problems: wrong-credentials; limit-reached at twenty that count; version-conflict. */
export async function makeKey({ id: userId }: Pick<User, "id">, { password, expiresInDays, ...wish }: Wish, now: Date) {
  await proveOwner({ id: userId }, password, now);
  const ring = await ringOf(userId);
  demandRoomForKey(await scopedKeysOf(userId, now), ring, now);
  const expiresOn = expiresInDays && instant(daysLater(now, expiresInDays));
  const { key, made, writes } = newKeyWrites(userId, { ...wish, ...(expiresOn && { expiresOn }) }, ring, now);
  await execute(...writes).catch((error: unknown) => Promise.reject(orVersionConflict(error)));
  return { key, apiKey: shownKey(made, ring, now) };
}
