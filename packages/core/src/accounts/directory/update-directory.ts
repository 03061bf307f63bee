import { rebuildRows, updateRows } from "../../platform/row-log/write.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { UserEntity, usersList } from "../user.table.ts";
import type { DirectoryRow } from "./directory.ts";
import { directoryLog } from "./directory-log.ts";
import { loadUsers, type StoredUser } from "./load-users.ts";

/** Who has closed the account is in no list any more. */
function rowOf(user: StoredUser): DirectoryRow | undefined {
  if (user.closedAt) return undefined;
  const { id, name, surname, email, companyName, roles, ownerId, subscription, createdOn } = user;
  return { id, name, surname, email, companyName, roles, ownerId, subscription, createdOn };
}

/** Brings some users up to date in the directory; who is gone leaves it. */
export async function updateDirectory(ids: readonly string[]): Promise<void> {
  await updateRows(directoryLog, ids, someRows);
}

const someRows = async (ids: readonly string[]): Promise<DirectoryRow[]> =>
  (await loadUsers(ids)).flatMap((user) => rowOf(user) ?? []);

/** Compares the directory with the table and mends it: what the nightly schedule does, and the seed. Not for a request. */
export const rebuildDirectory = (): Promise<number> => rebuildRows(directoryLog, allRows, someRows);

async function allRows(): Promise<DirectoryRow[]> {
  const rows: DirectoryRow[] = [];
  for await (const user of rowsOfShards(usersList, UserEntity)) {
    const row = rowOf(user);
    if (row) rows.push(row);
  }
  return rows;
}
