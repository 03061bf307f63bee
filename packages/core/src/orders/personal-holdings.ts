import * as z from "zod";
import { CentsAmount } from "../contract/common.ts";
import { Line, OpenOrder, PlacedOrder, ReceiptView } from "../contract/shapes/order.ts";
import type { Receipt } from "../payments/index.ts";
import type { Holding } from "../platform/personal-data.ts";
import { shownToCustomer } from "./finding/back-office.ts";
import { receiptView } from "./ledger/receipt-view.ts";
import { ReceiptEntity, receiptsOfUser } from "./ledger/receipt.table.ts";
import { lineNet, type Cart, type Order } from "./order.ts";
import { OpenOrderEntity, OrderEntity, SavedOrderEntity } from "./order.table.ts";

/** A cart as it is stored: what is derived from it anew at each look is not. */
const ExportedCart = z.object({
  ...OpenOrder.pick({ id: true, locale: true, termsOfPayment: true, customerReference: true, notes: true }).shape,
  ...OpenOrder.pick({ reducedVat: true, createdOn: true, address: true }).shape,
  name: z.string().optional(),
  lines: z.array(Line.extend({ amount: CentsAmount })),
});
const exportedCart = (cart: Cart) =>
  ExportedCart.parse({ ...cart, lines: cart.lines.map((line) => ({ ...line, amount: lineNet(line) })) });

/** A placed order as its customer reads it, and whom its papers name. */
const exportedOrder = (order: Order, now: Date) => ({
  ...PlacedOrder.parse(shownToCustomer(order, now)),
  customer: order.customer,
});

/** Whose employee has noted the money is the office's. */
const ExportedReceipt = ReceiptView.omit({ receivedBy: true });
const exportedReceipt = (receipt: Receipt) => ExportedReceipt.parse(receiptView(receipt));

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
];
