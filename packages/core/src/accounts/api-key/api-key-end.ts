import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { instant } from "../../platform/time.ts";
import { stateOfKey } from "./scoped/key-state.ts";
import { ringOf, scopedKeysOf } from "./scoped/read-keys.ts";
import { KeyRingEntity } from "./scoped/scoped-key.table.ts";
import { ApiKeyEntity, ApiKeyOwnerEntity } from "./api-key.table.ts";

/** How the user's key begins, its hash and dates; undefined without one. */
export async function keyOf(userId: string) {
  return (await ApiKeyEntity.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item;
}

/** The end of the user's one key of before, one that is made meanwhile too; the writes of a transaction, and whether there was one. */
export async function endOfApiKey(userId: string) {
  const key = await keyOf(userId);
  const writes = [
    ApiKeyEntity.build(DeleteTransaction).key({ userId }),
    ...(key ? [ApiKeyOwnerEntity.build(DeleteTransaction).key({ hash: key.hash })] : []),
  ];
  return { writes, ended: key !== undefined };
}

/** The end of all keys of the user, as `endOfApiKey`: of any number by one write, which whoever makes a key at that moment meets. */
export async function endOfAllKeys(userId: string, now: Date) {
  const [before, ring, scoped] = await Promise.all([endOfApiKey(userId), ringOf(userId), scopedKeysOf(userId, now)]);
  const ended = before.ended || scoped.some((key) => stateOfKey(key, ring, now) === "active");
  const next = KeyRingEntity.build(UpdateTransaction).item({
    userId,
    generation: $add(1),
    version: $add(1),
    endedOn: instant(now),
  });
  return { writes: [...before.writes, next], ended };
}
