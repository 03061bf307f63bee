import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { Problem } from "../platform/problems.ts";
import type { MerchantAccount } from "./merchant-account.ts";
import { MerchantAccountEntity } from "./merchant-account.table.ts";

export async function findMerchantAccount(userId: string): Promise<MerchantAccount | undefined> {
  return (await MerchantAccountEntity.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item;
}

/** Writes an account under the version that was read, or where there is none. Problem: version-conflict. */
export async function writeMerchantAccount(
  before: Pick<MerchantAccount, "version"> | undefined,
  after: MerchantAccount,
): Promise<void> {
  try {
    await MerchantAccountEntity.build(PutItemCommand)
      .item({ ...after, facts: { ...after.facts, missing: [...after.facts.missing] } })
      .options({
        condition: before ? { attr: "version", eq: before.version } : { attr: "userId", exists: false },
      })
      .send();
  } catch (error) {
    if (error instanceof Error && error.name === "ConditionalCheckFailedException") {
      throw new Problem("version-conflict");
    }
    throw error;
  }
}
