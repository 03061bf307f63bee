/** An order as the API tells of it, each part with its file in `order/`. */
export { Method, Status, Terms } from "./order/codes.ts";
export { Line } from "./order/line.ts";
export { Amounts, GrossSummary } from "./order/amounts.ts";
export { OpenOrder, PriceChange, Refused, SavedOrder } from "./order/open-order.ts";
export { CardIntent, OwnTransaction, TransactionView } from "./order/transaction.ts";
export { ReceiptView } from "./order/receipt.ts";
export { DocumentView, PlacedOrder } from "./order/placed-order.ts";
export { BackOfficeOrder, OrderRow } from "./order/office-order.ts";
