import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../platform/table.ts";
import { UserEntity } from "./user.table.ts";

/** The full names of at most 100 users, by id; one request, none when there is nobody to name. */
export async function userNames(ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const requests = wanted.map((id) => UserEntity.build(BatchGetRequest).key({ id }));
  const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
  return new Map(
    (Responses?.[0] ?? []).flatMap((user) => (user ? [[user.id, `${user.name} ${user.surname}`.trim()] as const] : [])),
  );
}
