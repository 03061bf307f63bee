import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { UserEntity, usersList } from "../user.table.ts";
import type { DirectoryRow } from "./directory.ts";
import { loadUsers, type StoredUser } from "./load-users.ts";
import { directorySnapshot } from "./snapshot.ts";

/** Who has closed the account is in no list any more. */
function rowOf(user: StoredUser): DirectoryRow | undefined {
  if (user.closedAt) return undefined;
  const { id, name, surname, email, companyName, roles, ownerId, subscription, createdOn } = user;
  return { id, name, surname, email, companyName, roles, ownerId, subscription, createdOn };
}

/** Brings some users up to date in the directory; who is gone leaves it. */
export async function updateDirectory(ids: readonly string[]): Promise<void> {
  const stored = await directorySnapshot.read();
  const rows = new Map(stored?.rows.map((row) => [row.id, row]));
  for (const id of ids) rows.delete(id);
  for (const user of await loadUsers(ids)) {
    const row = rowOf(user);
    if (row) rows.set(user.id, row);
  }
  await directorySnapshot.write([...rows.values()], stored?.etag);
}

/** Writes the directory anew from the table: what the nightly schedule does, and the seed. Not for a request. */
export const rebuildDirectory = (): Promise<number> =>
  directorySnapshot.rebuild(allRows, async (ids) => (await loadUsers(ids)).flatMap((user) => rowOf(user) ?? []));

async function allRows(): Promise<DirectoryRow[]> {
  const rows: DirectoryRow[] = [];
  for await (const user of rowsOfShards(usersList, UserEntity)) {
    const row = rowOf(user);
    if (row) rows.push(row);
  }
  return rows;
}
