import { rebuildRows, updateRows, withoutTraces } from "../../platform/row-log/write.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { vatIdentity } from "../validation/identifiers.ts";
import { UserEntity, usersList } from "../user.table.ts";
import type { Company } from "../company/company.ts";
import type { DirectoryRow } from "./directory.ts";
import { directoryLog } from "./directory-log.ts";
import { loadCompanies } from "./load-companies.ts";
import { loadUsers, type StoredUser } from "./load-users.ts";

/** Their rows, with the numbers of their companies. Who has closed the account is in no list any more. */
async function rowsOf(users: readonly StoredUser[]): Promise<DirectoryRow[]> {
  const open = users.filter(({ closedAt }) => !closedAt);
  const companies = await loadCompanies(open.flatMap(({ companyId }) => companyId ?? []));
  return open.map((user) => {
    const { id, name, surname, email, companyName, roles, ownerId, subscription, createdOn } = user;
    const { telephone, fiscalCode, companyId = "" } = user;
    const company = companies.get(companyId);
    const vatNumbers = company && vatNumbersOf(company);
    const searched = { name, surname, email, companyName, telephone, fiscalCode, vatNumbers };
    return { id, ...searched, roles, ownerId, subscription, createdOn };
  });
}

const vatNumbersOf = ({ vatNumber, countryCode, tradeVatNumber }: Company): string[] => [
  vatIdentity(vatNumber, countryCode),
  ...(tradeVatNumber ? [tradeVatNumber] : []),
];

/** Brings some users up to date in the directory; who is gone leaves it. */
export async function updateDirectory(ids: readonly string[]): Promise<void> {
  await updateRows(directoryLog, ids, someRows);
}

const someRows = async (ids: readonly string[]): Promise<DirectoryRow[]> => rowsOf(await loadUsers(ids));

/**
 * Compares the directory with the table and mends it, and leaves no trace of who has closed the account: what the nightly schedule
 * does, and the seed. Not for a request.
 */
export async function rebuildDirectory(): Promise<number> {
  const count = await rebuildRows(directoryLog, allRows, someRows);
  await withoutTraces(directoryLog);
  return count;
}

/** So many users' companies are read together. */
const atOnce = 500;

async function allRows(): Promise<DirectoryRow[]> {
  const rows: DirectoryRow[] = [];
  let users: StoredUser[] = [];
  for await (const user of rowsOfShards(usersList, UserEntity)) {
    users.push(user);
    if (users.length < atOnce) continue;
    rows.push(...(await rowsOf(users)));
    users = [];
  }
  return [...rows, ...(await rowsOf(users))];
}
