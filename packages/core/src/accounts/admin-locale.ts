import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../platform/access.ts";
import type { Locale } from "../platform/locale.ts";
import { UserEntity } from "./user.table.ts";

/** The country whose catalogue this administrator works on from now on. */
export async function setAdminLocale({ id }: Pick<User, "id">, adminLocale: Locale): Promise<void> {
  await UserEntity.build(UpdateItemCommand).item({ id, adminLocale }).send();
}
