import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import type { Role, User } from "../../platform/access.ts";
import type { CallingKey } from "../../platform/http/key-scopes.ts";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { ApiKeyEntity, ApiKeyOwnerEntity } from "./api-key.table.ts";
import { shopKey } from "./key-kinds.ts";
import { hashOf } from "../login/session.ts";
import { stateOfKey } from "./scoped/key-state.ts";
import { KeyRingEntity, ScopedKeyEntity } from "./scoped/scoped-key.table.ts";
import { callerOf } from "../user.ts";
import { UserEntity } from "../user.table.ts";

/** What a key stands for at most: it buys, it never administers. */
const rolesOfKeys: ReadonlySet<Role> = new Set(["customer", "subscriber", "reseller", "installer", "merchant"]);

/** The last use is told to the minute, so that not every request is a write. */
const toldEveryMs = 60_000;

/**
 * Who calls with this API key. Problems: not-logged-in when it is unknown, or its owner blocked, closed or no longer entitled to
 * one; api-key-revoked and api-key-expired. How often it may call is counted apart (pace-of-key.ts).
 */
export async function userOfApiKey(key: string, now: Date): Promise<User> {
  const hash = hashOf(key);
  const { Item: owner } = await ApiKeyOwnerEntity.build(GetItemCommand).key({ hash }).send();
  if (!owner) throw new Problem("not-logged-in");
  const { user, told, ...found } = owner.keyId
    ? await scopedKey({ userId: owner.userId, id: owner.keyId }, hash, now)
    : await keyOfShop(owner.userId, hash, now);
  if (!user || user.blockedAt || user.closedAt) throw new Problem("not-logged-in");
  const caller = callerOf(user, `key:${found.prefix}`, now, { secondFactor: false });
  const roles = caller.roles.filter((role) => rolesOfKeys.has(role));
  if (!caller.roles.includes("admin") && !roles.includes("subscriber")) throw new Problem("not-logged-in");
  if (!found.lastUsedOn || now.getTime() - Date.parse(found.lastUsedOn) >= toldEveryMs) await told();
  return { ...caller, roles, byApiKey: true, apiKey: found.apiKey };
}

async function keyOfShop(userId: string, hash: string, now: Date) {
  const { Responses } = await execute(
    table
      .build(BatchGetCommand)
      .requests(
        ApiKeyEntity.build(BatchGetRequest).key({ userId }),
        UserEntity.build(BatchGetRequest).key({ id: userId }),
      ),
  );
  const [stored, user] = Responses?.[0] ?? [];
  if (stored?.hash !== hash) throw new Problem("not-logged-in");
  const told = () =>
    unlessGone(
      ApiKeyEntity.build(UpdateItemCommand)
        .item({ userId, lastUsedOn: instant(now) })
        .options({ condition: { attr: "hash", eq: hash } })
        .send(),
    );
  return { user, apiKey: shopKey, prefix: stored.prefix, lastUsedOn: stored.lastUsedOn, told };
}

async function scopedKey(at: { userId: string; id: string }, hash: string, now: Date) {
  const { Responses } = await execute(
    table
      .build(BatchGetCommand)
      .requests(
        ScopedKeyEntity.build(BatchGetRequest).key(at),
        KeyRingEntity.build(BatchGetRequest).key(at),
        UserEntity.build(BatchGetRequest).key({ id: at.userId }),
      ),
  );
  const [stored, ring, user] = Responses?.[0] ?? [];
  if (stored?.hash !== hash) throw new Problem("not-logged-in");
  const state = stateOfKey(stored, ring, now);
  if (state !== "active") throw new Problem(`api-key-${state}`);
  const { id, mode, scopes, prefix, lastUsedOn } = stored;
  const apiKey: CallingKey = { id, mode, scopes, ofShop: false };
  const told = () =>
    unlessGone(
      ScopedKeyEntity.build(UpdateItemCommand)
        .item({ ...at, lastUsedOn: instant(now) })
        .options({ condition: { attr: "hash", eq: hash } })
        .send(),
    );
  return { user, apiKey, prefix, lastUsedOn, told };
}

/** Telling the use of a key that goes meanwhile tells nothing. */
async function unlessGone(told: Promise<unknown>): Promise<void> {
  await told.catch((error: unknown) => {
    if (!conditionFailed(error)) throw error;
  });
}
