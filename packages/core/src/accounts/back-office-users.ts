import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { $remove, $set, UpdateItemCommand, type UpdateItemInput } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { AgentLevel, Role, User } from "../platform/access.ts";
import { cursorOf, startingAt } from "../platform/cursor.ts";
import { Problem } from "../platform/problems.ts";
import { table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { conditionFailed } from "../platform/transaction.ts";
import { isSearch, rankUsers } from "./rank-users.ts";
import { closeAllSessions } from "./session.ts";
import { entitlementOf } from "./user.ts";
import { UserEntity } from "./user.table.ts";

interface Query {
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const page = (options: { limit?: number; exclusiveStartKey?: Record<string, unknown> }) =>
  table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "USERS" })
    .entities(UserEntity)
    .options({ reverse: true, ...options })
    .send();

/** The users, newest first; with a search (spec 5) the best matches of all, which reads the whole list. */
export async function listUsers({ search, cursor, limit }: Query, now: Date) {
  if (!isSearch(search)) {
    const { Items = [], LastEvaluatedKey } = await page({ limit, ...startingAt(cursor) });
    return { items: Items.map((user) => backOfficeView(user, now)), cursor: cursorOf(LastEvaluatedKey) };
  }
  const everybody: StoredUser[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await page(next ? { exclusiveStartKey: next } : {});
    everybody.push(...Items);
    next = LastEvaluatedKey;
  } while (next);
  return { items: rankUsers(everybody, search, limit).map((user) => backOfficeView(user, now)), cursor: null };
}

async function load(id: string) {
  const { Item } = await UserEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}
type StoredUser = Awaited<ReturnType<typeof load>>;

const backOfficeView = (user: StoredUser, now: Date) => ({
  ...user,
  entitlement: entitlementOf(user.subscription, now),
});

export async function getUserForBackOffice(id: string, now: Date) {
  return backOfficeView(await load(id), now);
}

type Change = Omit<UpdateItemInput<typeof UserEntity>, "id">;

async function change(id: string, fields: Change, now: Date) {
  try {
    await UserEntity.build(UpdateItemCommand)
      .item({ id, ...fields })
      .options({ condition: { attr: "email", exists: true } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("not-found");
    throw error;
  }
  return getUserForBackOffice(id, now);
}

/** Nobody locks themselves out: an administrator keeps that role and can't be blocked by their own hand. */
function notOneself(actor: User, id: string): void {
  if (actor.id === id) throw new Problem("forbidden");
}

/** A blocked user can't log in, and is logged in nowhere any more. */
export async function blockUser(actor: User, id: string, now: Date) {
  notOneself(actor, id);
  const user = await change(id, { blockedAt: instant(now) }, now);
  await closeAllSessions(id);
  return user;
}

export const recoverUser = (id: string, now: Date) => change(id, { blockedAt: $remove() }, now);

/** Takes the e-mail for confirmed without its token. */
export const forceEmailVerification = (id: string, now: Date) => change(id, { emailVerifiedAt: instant(now) }, now);

interface Roles {
  roles: Role[];
  agentLevel?: AgentLevel | undefined;
}

/** The roles beyond customer; a sales agent has a level. */
export function setRoles(actor: User, id: string, { roles, agentLevel }: Roles, now: Date) {
  if (!roles.includes("admin")) notOneself(actor, id);
  return change(id, { roles: $set(roles), agentLevel: roles.includes("sales_agent") ? agentLevel : $remove() }, now);
}
