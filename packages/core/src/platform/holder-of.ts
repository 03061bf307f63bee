import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { GuardEntity } from "./storing/guard.table.ts";

/** Who holds a name of that kind; undefined while it is free. */
export async function holderOf(kind: string, value: string): Promise<string | undefined> {
  const { Item } = await GuardEntity.build(GetItemCommand).key({ kind, value }).options({ consistent: true }).send();
  return Item?.ownerId;
}
