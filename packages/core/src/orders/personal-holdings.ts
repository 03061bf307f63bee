import type { Receipt } from "../payments/index.ts";
import type { Holding } from "../platform/personal-data.ts";
import { shownToCustomer } from "./finding/back-office.ts";
import { receiptView } from "./ledger/receipt-view.ts";
import { ReceiptEntity, receiptsOfUser } from "./ledger/receipt.table.ts";
import { toldLine } from "./lines/told-line.ts";
import { type Cart, type Order } from "./order.ts";
import { PlanSavingEntity, planSavingsOf } from "./plan/plan-savings.ts";
import { OpenOrderEntity, OrderEntity, SavedOrderEntity } from "./order.table.ts";

/** A cart as it is stored: what is derived from it anew at each look is not. */
const exportedCart = (cart: Cart) => ({
  ...cart,
  lines: cart.lines.map((line) => toldLine(line, undefined)),
});

/** A placed order as its customer reads it, and whom its papers name. */
const exportedOrder = (order: Order, now: Date) => ({ ...shownToCustomer(order, now), customer: order.customer });

const exportedReceipt = (receipt: Receipt) => ({ ...receiptView(receipt) });

/** What orders keep of a user: carts go with the account, placed orders are fiscal records. */
export const orderHoldings: readonly Holding[] = [
  {
    entity: OpenOrderEntity,
    where: (id) => ({ partition: `USER#${id}`, range: { beginsWith: "OPENORDER" } }),
    closing: "delete",
    shown: exportedCart,
  },
  {
    entity: SavedOrderEntity,
    where: (id) => ({ partition: `USER#${id}`, range: { beginsWith: "SAVEDORDER#" } }),
    closing: "delete",
    shown: exportedCart,
  },
  {
    entity: OrderEntity,
    where: (id) => ({ partition: `USER#${id}#ORDERS`, index: "gsi1" }),
    closing: "keep",
    shown: exportedOrder,
  },
  {
    entity: ReceiptEntity,
    where: (id) => ({ partition: receiptsOfUser(id), index: "gsi1" }),
    closing: "keep",
    shown: exportedReceipt,
  },
  { entity: PlanSavingEntity, where: planSavingsOf, closing: "delete" },
];
