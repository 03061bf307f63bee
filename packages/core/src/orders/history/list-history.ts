import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { named, namesOf } from "../../accounts/index.ts";
import { goodsNames } from "../../catalogue/index.ts";
import type { User } from "../../platform/access.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { isId } from "../../platform/id-shape.ts";
import { table } from "../../platform/table.ts";
import { orderInReach } from "../finding/order-in-reach.ts";
import { OrderHistoryEntity } from "./history.table.ts";

/** All that was done to an order, newest first, as it stood written with each act: who, when, from what to what. `nameOfAction` says what people call an endpoint, by its method and path. */
export async function listOrderHistory(
  employee: Pick<User, "id" | "roles">,
  orderId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  nameOfAction: (action: string) => string,
) {
  await orderInReach(employee, orderId);
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ partition: `ORDER#${orderId}`, range: { beginsWith: "HISTORY#" } })
    .entities(OrderHistoryEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  const people = Items.flatMap(({ by, actingFor }) => [by, actingFor ?? ""]).filter(isId);
  const known = await namesOf({ people, changes: Items.flatMap(({ changes }) => changes), goodsNames });
  const items = Items.map(({ action, by, actingFor, changes, ...entry }) => ({
    ...entry,
    by,
    byName: known.get(by) ?? "",
    ...(actingFor && { actingForName: known.get(actingFor) ?? "" }),
    changes: changes.map((change) => named(change, known)),
    ...(action && { action: nameOfAction(action) }),
  }));
  return { items, cursor: cursorOf(LastEvaluatedKey) };
}
