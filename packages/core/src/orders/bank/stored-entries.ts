import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { BankEntryEntity, itemOf, type BankEntry } from "./bank-entry.table.ts";

export async function loadEntry(id: string): Promise<BankEntry> {
  const { Item } = await BankEntryEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

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
