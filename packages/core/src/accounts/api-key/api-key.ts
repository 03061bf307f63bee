import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../platform/access.ts";
import { newSecret } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { endOfApiKey, keyOf } from "./api-key-end.ts";
import { ApiKeyEntity, ApiKeyOwnerEntity } from "./api-key.table.ts";
import { keyMark } from "./key-kinds.ts";
import { proveOwner } from "../login/change-password.ts";
import { hashOf } from "../login/session.ts";

type Owner = Pick<User, "id">;

const shownLetters = keyMark.length + 6;

/** How the user's key begins, since when it is there and when it was last used; null without one. */
export async function describeApiKey(user: Owner) {
  return { apiKey: (await keyOf(user.id)) ?? null };
}

/** Makes the user's API key and answers it, this once; a key that was there before counts no longer. */
export async function createApiKey(user: Owner, password: string, now: Date) {
  await proveOwner(user, password, now);
  const before = await keyOf(user.id);
  const key = `${keyMark}${newSecret()}`;
  const stored = { userId: user.id, hash: hashOf(key), prefix: key.slice(0, shownLetters), createdOn: instant(now) };
  try {
    await execute(
      ApiKeyEntity.build(PutTransaction)
        .item(stored)
        .options({ condition: before ? { attr: "hash", eq: before.hash } : { attr: "hash", exists: false } }),
      ApiKeyOwnerEntity.build(PutTransaction).item({ hash: stored.hash, userId: user.id }),
      ...(before ? [ApiKeyOwnerEntity.build(DeleteTransaction).key({ hash: before.hash })] : []),
    );
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
  return { key, apiKey: stored };
}

/** Revokes the key: the next request with it is refused. Without one nothing happens. */
export async function revokeApiKey(user: Owner): Promise<void> {
  const { writes } = await endOfApiKey(user.id);
  await execute(...writes);
}
