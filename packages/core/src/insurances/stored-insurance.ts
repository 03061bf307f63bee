import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { Problem } from "../platform/problems.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import type { Insurance } from "./insurance.ts";
import { InsuranceEntity, itemOf } from "./insurance.table.ts";

export async function findInsurance(id: string): Promise<Insurance | undefined> {
  return (await InsuranceEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadInsurance(id: string): Promise<Insurance> {
  const insurance = await findInsurance(id);
  if (!insurance) throw new Problem("not-found");
  return insurance;
}

/** Writes a company's insurance anew under the version that was read; with 0 it must not be there. Problem: version-conflict. */
export async function writeInsurance(insurance: Insurance): Promise<Insurance> {
  const { version } = insurance;
  const written = { ...insurance, version: version + 1 };
  try {
    await InsuranceEntity.build(PutItemCommand)
      .item(itemOf(written))
      .options({ condition: version === 0 ? { attr: "id", exists: false } : { attr: "version", eq: version } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
  return written;
}
