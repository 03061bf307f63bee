import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { BankEntryEntity, itemOf, type BankEntry } from "./bank-entry.table.ts";

export async function findEntry(id: string): Promise<BankEntry | undefined> {
  return (await BankEntryEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadEntry(id: string): Promise<BankEntry> {
  const entry = await findEntry(id);
  if (!entry) throw new Problem("not-found");
  return entry;
}

/** The write of a changed entry under the version that was read, for a transaction of the database. */
export const entryWrite = (entry: BankEntry) =>
  BankEntryEntity.build(PutTransaction)
    .item(itemOf({ ...entry, version: entry.version + 1 }))
    .options({ condition: { attr: "version", eq: entry.version } });

/** Writes a changed entry under the version that was read. Problem: version-conflict. */
export async function writeEntry(entry: BankEntry): Promise<BankEntry> {
  const after = { ...entry, version: entry.version + 1 };
  try {
    await BankEntryEntity.build(PutItemCommand)
      .item(itemOf(after))
      .options({ condition: { attr: "version", eq: entry.version } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
  return after;
}
