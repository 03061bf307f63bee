import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { Problem } from "../../platform/problems.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import type { DirectoryFilters } from "../directory/directory.ts";
import { loadUsers, type StoredUser } from "../directory/load-users.ts";
import { isSearch } from "../directory/rank.ts";
import { directoryLog } from "../directory/directory-log.ts";
import { backOfficeView, ownersReach, type Employee } from "./office-reach.ts";
import { UserEntity, usersList } from "../user.table.ts";

interface Query extends DirectoryFilters {
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * The users, newest first; with a search (spec 5) the best matches. Searches and filters are answered from the directory
 * in the function's memory, the users themselves are read anew: what is shown is of this moment.
 */
export async function listUsers(actor: Employee, query: Query, now: Date) {
  const filters = filtersOf(actor, query);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  if (!isSearch(query.search) && !isFiltered) return newest(query, now);
  const { ids, cursor } = isSearch(query.search)
    ? { ids: (await directoryLog.current(now)).search(query.search, filters, query.limit, now), cursor: null }
    : await pageOf(filters, query, now);
  const users = (await loadUsers(ids)).filter((user) => inReach(user, filters));
  return { items: users.map((user) => backOfficeView(user, now)), cursor };
}

const filtersOf = (actor: Employee, { ownerId, role, entitled }: Query): DirectoryFilters => ({
  ownerId: ownersReach(actor) ?? ownerId,
  role,
  entitled,
});

/** The directory is seconds old: who has lost the owner in between is not shown to them. */
const inReach = (user: StoredUser, { ownerId }: DirectoryFilters): boolean =>
  !user.closedAt && (ownerId === undefined || user.ownerId === ownerId);

async function newest({ cursor, limit }: Query, now: Date) {
  const after = startingAt(cursor).exclusiveStartKey;
  const { Items, LastEvaluatedKey } = await pageOfShards(usersList, UserEntity, { after, limit, reverse: true });
  return { items: Items.map((user) => backOfficeView(user, now)), cursor: cursorOf(LastEvaluatedKey) };
}

/** A page of the directory; its cursor says how many came before. */
async function pageOf(filters: DirectoryFilters, { cursor, limit }: Query, now: Date) {
  const before = shownBefore(startingAt(cursor).exclusiveStartKey);
  const { ids, more } = (await directoryLog.current(now)).list(filters, before, limit, now);
  return { ids, cursor: cursorOf(more ? { pk: "DIRECTORY", sk: before + limit } : undefined) };
}

/** How many came before; the end of a page of all users is none of the directory's: a malformed-request. */
function shownBefore(key: Record<string, unknown> | undefined): number {
  if (!key) return 0;
  const { pk, sk } = key;
  if (pk === "DIRECTORY" && typeof sk === "number" && Number.isSafeInteger(sk) && sk > 0) return sk;
  throw new Problem("malformed-request");
}
