import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { mandateStateOf, type BankMandate } from "../../payments/index.ts";
import type { CivilDate } from "../../platform/time.ts";
import { BankMandateEntity } from "./bank-mandate.table.ts";

/** The last mandate that a company has given to the house, whatever its state. */
export async function findMandate(companyId: string): Promise<BankMandate | undefined> {
  return (await BankMandateEntity.build(GetItemCommand).key({ companyId }).options({ consistent: true }).send()).Item;
}

/** The mandate by which a company may be debited on that day; undefined for a private person too. */
export async function activeMandate(companyId: string | undefined, today: CivilDate): Promise<BankMandate | undefined> {
  const mandate = companyId ? await findMandate(companyId) : undefined;
  return mandate && mandateStateOf(mandate, today) === "active" ? mandate : undefined;
}

/** The write of a changed mandate under the version that was read, for a transaction of the database. */
export const mandateWrite = (mandate: BankMandate) =>
  BankMandateEntity.build(PutTransaction)
    .item({ ...mandate, version: mandate.version + 1 })
    .options({ condition: { attr: "version", eq: mandate.version } });

/** The mandate once a debit uses it, named "{slip}/{transaction}", on its day at the bank. */
export const mandateUsed = (mandate: BankMandate, use: string, on: CivilDate): BankMandate => ({
  ...mandate,
  firstUse: mandate.firstUse ?? use,
  lastUsedOn: mandate.lastUsedOn && mandate.lastUsedOn > on ? mandate.lastUsedOn : on,
});
