import type { FormattedItem } from "dynamodb-toolbox/entity";
import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../../platform/table.ts";
import { UserEntity } from "../user.table.ts";

export type StoredUser = FormattedItem<typeof UserEntity>;

/** As many as one request to the table gives. */
const atOnce = 100;

/** Users by id in that order; who is not there is left out. */
export async function loadUsers(ids: readonly string[]): Promise<StoredUser[]> {
  const wanted = [...new Set(ids)];
  const found = new Map<string, StoredUser>();
  for (let at = 0; at < wanted.length; at += atOnce) {
    const requests = wanted.slice(at, at + atOnce).map((id) => UserEntity.build(BatchGetRequest).key({ id }));
    const { Responses } = await execute(
      table
        .build(BatchGetCommand)
        .requests(...requests)
        .options({ consistent: true }),
    );
    for (const user of Responses?.[0] ?? []) if (user) found.set(user.id, user);
  }
  return wanted.flatMap((id) => found.get(id) ?? []);
}
