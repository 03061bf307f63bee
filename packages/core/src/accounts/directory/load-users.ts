import type { FormattedItem } from "dynamodb-toolbox/entity";
import { readAll } from "../../platform/storing/read-all.ts";
import { UserEntity } from "../user.table.ts";

export type StoredUser = FormattedItem<typeof UserEntity>;

/** Users by id in that order; who is not there is left out. */
export const loadUsers = (ids: readonly string[]): Promise<StoredUser[]> =>
  readAll(
    UserEntity,
    ids.map((id) => ({ id })),
  );
