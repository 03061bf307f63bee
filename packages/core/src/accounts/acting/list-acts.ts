import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { ActKind } from "../../platform/act-kinds.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { table } from "../../platform/table.ts";
import { AuditEntity, auditPartitions } from "../audit/audit.table.ts";
import { userNames } from "../user-names.ts";

const began = "POST /back-office/users/{id}/act";

/** What employees write about a customer besides is not the customer's to read: so many requests pass over it. */
const mostRequests = 10;

async function read(userId: string, limit: number, after: Record<string, unknown> | undefined) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi3", partition: auditPartitions.entity("users", userId) })
    .entities(AuditEntity)
    .options({ reverse: true, limit, ...(after && { exclusiveStartKey: after }) })
    .send();
  const acts = Items.filter(({ actingFor, action }) => actingFor === userId || action === began);
  return { acts, next: LastEvaluatedKey };
}

/**
 * What employees did in this user's name, newest first: who, when, of which kind, and why they began. `kindOf` says of which kind an
 * endpoint is, by its method and path.
 */
export async function listActs(
  { id }: { id: string },
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  kindOf: (action: string) => ActKind | undefined,
) {
  let { acts, next } = await read(id, limit, startingAt(cursor).exclusiveStartKey);
  for (let request = 1; next && acts.length < limit && request < mostRequests; request++) {
    const more = await read(id, limit - acts.length, next);
    acts.push(...more.acts);
    next = more.next;
  }
  const names = await userNames(acts.map(({ by }) => by));
  const items = acts.map(({ id: act, at, by, action, reason }) => ({
    id: act,
    at,
    byName: names.get(by) ?? "",
    kind: action === began ? ("begin" as const) : (kindOf(action) ?? ("other" as const)),
    ...(action === began && reason && { reason }),
  }));
  return { items, cursor: cursorOf(next) };
}
