import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../platform/table.ts";
import { administrators, UserEntity } from "./user.table.ts";

/** So many are told of what waits for an administrator; a house has a handful. */
const most = 100;

/** The ids of the house's administrators who can log in. */
export async function administratorIds(): Promise<string[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi4", partition: administrators })
    .entities(UserEntity)
    .options({ limit: most })
    .send();
  return Items.filter(({ closedAt, blockedAt }) => !closedAt && !blockedAt).map(({ id }) => id);
}
