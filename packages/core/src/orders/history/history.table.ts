import { Entity, any, item, list, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import type { ItemChange } from "../../accounts/index.ts";

/** One act at a placed order and what it changed, written with the change itself. */
export const OrderHistoryEntity = new Entity({
  name: "OrderHistory",
  table,
  schema: item({
    orderId: string().key(),
    id: string().key(),
    at: string(),
    by: string(),
    actingFor: string().optional(),
    action: string().optional(),
    changes: list(any().castAs<ItemChange>()),
  }),
  computeKey: ({ orderId, id }: { orderId: string; id: string }) => ({ pk: `ORDER#${orderId}`, sk: `HISTORY#${id}` }),
  timestamps: false,
});
