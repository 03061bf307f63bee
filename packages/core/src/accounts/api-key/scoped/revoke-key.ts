import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../../platform/access.ts";
import { Problem } from "../../../platform/problems.ts";
import { instant } from "../../../platform/time.ts";
import { revokeApiKey } from "../api-key.ts";
import { ApiKeyOwnerEntity } from "../api-key.table.ts";
import { shopKeyId } from "../key-kinds.ts";
import { scopedKeyOf } from "./read-keys.ts";
import { ScopedKeyEntity } from "./scoped-key.table.ts";
import { goneAfter } from "./write-key.ts";

/** Revokes one of the user's keys, that of before too: the next request with it is refused. Twice is once. Problem: not-found. */
export async function revokeKey(user: Pick<User, "id">, id: string, now: Date): Promise<void> {
  if (id === shopKeyId) return revokeApiKey(user);
  const key = await scopedKeyOf(user.id, id);
  if (!key) throw new Problem("not-found");
  if (key.revokedOn) return;
  const expiresAt = goneAfter(instant(now));
  await execute(
    ScopedKeyEntity.build(UpdateTransaction).item({ userId: user.id, id, revokedOn: instant(now), expiresAt }),
    ApiKeyOwnerEntity.build(UpdateTransaction).item({ hash: key.hash, expiresAt }),
  );
}
