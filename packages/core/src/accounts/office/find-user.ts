import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UserEntity } from "../user.table.ts";

export type AccountRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** A user by id, for the system's own work; undefined when there is none. */
export async function findUser(id: string) {
  return (await UserEntity.build(GetItemCommand).key({ id }).send()).Item;
}
