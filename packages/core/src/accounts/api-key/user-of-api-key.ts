import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import type { Role, User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { ApiKeyEntity, ApiKeyOwnerEntity } from "./api-key.table.ts";
import { hashOf } from "../login/session.ts";
import { callerOf } from "../user.ts";
import { UserEntity } from "../user.table.ts";

/** What a key stands for at most: it buys, it never administers. */
const rolesOfKeys: ReadonlySet<Role> = new Set(["customer", "subscriber", "reseller", "installer", "merchant"]);

const pace = { method: "GET", path: "/api-key#use", rateLimit: { limit: 600, windowSeconds: 60 } } as const;
/** The last use is told to the minute, so that not every request is a write. */
const toldEveryMs = 60_000;

/**
 * Who calls with this API key; not-logged-in when it is unknown or revoked, or when its owner is blocked, closed or no
 * longer entitled to one. At most 600 calls a minute.
 */
export async function userOfApiKey(key: string, now: Date): Promise<User> {
  const hash = hashOf(key);
  await limited(pace, hash, now);
  const { Item: owner } = await ApiKeyOwnerEntity.build(GetItemCommand).key({ hash }).send();
  if (!owner) throw new Problem("not-logged-in");
  const { Responses } = await execute(
    table
      .build(BatchGetCommand)
      .requests(
        ApiKeyEntity.build(BatchGetRequest).key(owner),
        UserEntity.build(BatchGetRequest).key({ id: owner.userId }),
      ),
  );
  const [stored, user] = Responses?.[0] ?? [];
  if (stored?.hash !== hash || !user || user.blockedAt || user.closedAt) throw new Problem("not-logged-in");
  const caller = callerOf(user, `key:${stored.prefix}`, now, { secondFactor: false });
  const roles = caller.roles.filter((role) => rolesOfKeys.has(role));
  if (!caller.roles.includes("admin") && !roles.includes("subscriber")) throw new Problem("not-logged-in");
  await tellUse(stored, now);
  return { ...caller, roles, byApiKey: true };
}

async function tellUse(stored: { userId: string; hash: string; lastUsedOn?: string | undefined }, now: Date) {
  if (stored.lastUsedOn && now.getTime() - Date.parse(stored.lastUsedOn) < toldEveryMs) return;
  await ApiKeyEntity.build(UpdateItemCommand)
    .item({ userId: stored.userId, lastUsedOn: instant(now) })
    .options({ condition: { attr: "hash", eq: stored.hash } })
    .send()
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}
