import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import type { KeyMode } from "../../platform/http/key-scopes.ts";
import { expired, table } from "../../platform/table.ts";
import { placesOfCalls } from "./note-call.ts";
import { ApiCallEntity, callsOf } from "./usage.table.ts";

/** The last calls with the account's keys of a mode, newest first: two hundred at most, of thirty days. */
export async function lastCalls({ id }: Pick<User, "id">, mode: KeyMode, now: Date) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: callsOf(id), range: { beginsWith: `CALL#${mode}#` } })
    .entities(ApiCallEntity)
    .options({ limit: placesOfCalls })
    .send();
  return { items: Items.filter((call) => !expired(call, now)).toSorted((a, b) => b.at.localeCompare(a.at)) };
}
