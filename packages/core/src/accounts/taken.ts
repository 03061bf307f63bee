import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { GuardEntity } from "../platform/storing/guard.table.ts";

/** Whether an e-mail, or a VAT number with its country's prefix, belongs to an account. */
export async function isTaken(kind: "EMAIL" | "VAT", value: string): Promise<boolean> {
  const { Item } = await GuardEntity.build(GetItemCommand).key({ kind, value }).send();
  return Item !== undefined;
}
