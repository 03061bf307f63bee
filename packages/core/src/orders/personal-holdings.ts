import type { Holding } from "../platform/personal-data.ts";
import { ReceiptEntity, receiptsOfUser } from "./ledger/receipt.table.ts";
import { OpenOrderEntity, OrderEntity, SavedOrderEntity } from "./order.table.ts";

/** What orders keep of a user: carts go with the account, placed orders are fiscal records. */
export const orderHoldings: readonly Holding[] = [
  {
    entity: OpenOrderEntity,
    where: (id) => ({ partition: `USER#${id}`, range: { beginsWith: "OPENORDER" } }),
    closing: "delete",
  },
  {
    entity: SavedOrderEntity,
    where: (id) => ({ partition: `USER#${id}`, range: { beginsWith: "SAVEDORDER#" } }),
    closing: "delete",
  },
  { entity: OrderEntity, where: (id) => ({ partition: `USER#${id}#ORDERS`, index: "gsi1" }), closing: "keep" },
  { entity: ReceiptEntity, where: (id) => ({ partition: receiptsOfUser(id), index: "gsi1" }), closing: "keep" },
];
