import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { $set, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { Problem } from "../platform/problems.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { UserEntity } from "./user.table.ts";

/** Which type of price a user has for which product (premium-user products), by product. Problem: not-found. */
export async function ownPriceTypes(userId: string): Promise<Readonly<Record<string, string>>> {
  const { Item } = await UserEntity.build(GetItemCommand).key({ id: userId }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item.ownPriceTypes ?? {};
}

/** Replaces them. They are kept with the user, so that a price costs no further request. */
export async function setOwnPriceTypes(userId: string, types: Readonly<Record<string, string>>): Promise<void> {
  try {
    await UserEntity.build(UpdateItemCommand)
      .item({ id: userId, ownPriceTypes: $set(types) })
      .options({ condition: { attr: "email", exists: true } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("not-found");
    throw error;
  }
}
