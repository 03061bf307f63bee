import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { named, namesOf } from "../../accounts/index.ts";
import { endpointNames } from "../../contract/endpoint-names.gen.ts";
import type { User } from "../../platform/access.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { isId } from "../../platform/id-shape.ts";
import { table } from "../../platform/table.ts";
import { orderInReach } from "../finding/order-in-reach.ts";
import { OrderHistoryEntity } from "./history.table.ts";

/** The history keeps method and path, which outlive a renamed constant; people read the constant's name. */
const names = new Map(endpointNames.map(({ name, method, path }) => [`${method} ${path}`, name]));

/** All that was done to an order, newest first, as it stood written with each act: who, when, from what to what. */
export async function listOrderHistory(
  employee: Pick<User, "id" | "roles">,
  orderId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  await orderInReach(employee, orderId);
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ partition: `ORDER#${orderId}`, range: { beginsWith: "HISTORY#" } })
    .entities(OrderHistoryEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  const people = Items.flatMap(({ by, actingFor }) => [by, actingFor ?? ""]).filter(isId);
  const known = await namesOf({ people, changes: Items.flatMap(({ changes }) => changes) });
  const items = Items.map(({ action, by, actingFor, changes, ...entry }) => ({
    ...entry,
    by,
    byName: known.get(by) ?? "",
    ...(actingFor && { actingForName: known.get(actingFor) ?? "" }),
    changes: changes.map((change) => named(change, known)),
    ...(action && { action: names.get(action) ?? action }),
  }));
  return { items, cursor: cursorOf(LastEvaluatedKey) };
}
