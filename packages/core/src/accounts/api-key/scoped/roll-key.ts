import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../../platform/access.ts";
import { Problem } from "../../../platform/problems.ts";
import { orVersionConflict } from "../../../platform/storing/transaction.ts";
import { proveOwner } from "../../login/change-password.ts";
import { ApiKeyOwnerEntity } from "../api-key.table.ts";
import { endOfReplaced, stateOfKey } from "./key-state.ts";
import { shownKey } from "./list-keys.ts";
import { ringOf, scopedKeyOf, scopedKeysOf } from "./read-keys.ts";
import { ScopedKeyEntity } from "./scoped-key.table.ts";
import { demandRoomForKey, goneAfter, newKeyWrites } from "./write-key.ts";

/**
 * Makes a key in the place of another, with its name, mode, scopes and, where it ends, as many days; the old one counts for
 * `overlapHours` (0 to 168) more, so that a shop changes without a gap. Problems: wrong-credentials; not-found for another's;
 * invalid-transition for one that has ended or was replaced already; limit-reached; version-conflict.
 */
export async function rollKey(
  { id: userId }: Pick<User, "id">,
  id: string,
  { password, overlapHours }: { password: string; overlapHours: number },
  now: Date,
) {
  await proveOwner({ id: userId }, password, now);
  const [old, ring, keys] = await Promise.all([scopedKeyOf(userId, id), ringOf(userId), scopedKeysOf(userId, now)]);
  if (!old) throw new Problem("not-found");
  if (stateOfKey(old, ring, now) !== "active" || old.replacedBy) throw new Problem("invalid-transition");
  demandRoomForKey(keys, ring, now);
  const lived = old.expiresOn && Date.parse(old.expiresOn) - Date.parse(old.createdOn);
  const expiresOn = lived && new Date(now.getTime() + lived).toISOString();
  const { name, mode, scopes } = old;
  const { key, made, writes } = newKeyWrites(
    userId,
    { name, mode, scopes, ...(expiresOn && { expiresOn }) },
    ring,
    now,
  );
  const end = endOfReplaced(old, overlapHours, now);
  await execute(
    ...writes,
    ScopedKeyEntity.build(UpdateTransaction)
      .item({ userId, id, expiresOn: end, expiresAt: goneAfter(end), replacedBy: made.id })
      .options({
        condition: {
          and: [
            { attr: "revokedOn", exists: false },
            { attr: "replacedBy", exists: false },
          ],
        },
      }),
    ApiKeyOwnerEntity.build(UpdateTransaction).item({ hash: old.hash, expiresAt: goneAfter(end) }),
  ).catch((error: unknown) => Promise.reject(orVersionConflict(error)));
  return { key, apiKey: shownKey(made, ring, now) };
}
