import { Entity, item, list, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { storedItemChange } from "../../accounts/index.ts";
import { kept, stored } from "../../platform/stored/stored.ts";

/** One act at a placed order and what it changed, written with the change itself. */
export const OrderHistoryEntity = kept(
  new Entity({
    name: "OrderHistory",
    table,
    schema: item({
      orderId: string().key(),
      id: string().key(),
      at: string(),
      by: string(),
      actingFor: string().optional(),
      action: string().optional(),
      changes: list(stored(storedItemChange)),
    }),
    computeKey: ({ orderId, id }: { orderId: string; id: string }) => ({ pk: `ORDER#${orderId}`, sk: `HISTORY#${id}` }),
    timestamps: false,
  }),
);
