import type { Order } from "../order.ts";
import { standsInvoiced } from "./demand-uninvoiced.ts";

/**
 * Whether an order is a sale (art. 130(4) of the Italian privacy code: whoever has bought may be offered what is alike): it is paid, or invoiced
 * while it is still to be paid, and was neither given up nor withdrawn from.
 */
export const isSold = (order: Pick<Order, "status" | "cancelledOn" | "invoiceNumber" | "invoices">): boolean =>
  order.status !== "failed" && order.cancelledOn === undefined && (order.status === "paid" || standsInvoiced(order));
