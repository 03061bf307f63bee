import type * as z from "zod";
import type { OrderRow, PlacedOrder } from "@solvia/core/contract/shapes/order";

type Placed = Pick<z.output<typeof PlacedOrder>, "status" | "failedReason" | "cancelledOn"> & {
  transactions: readonly Pick<z.output<typeof PlacedOrder>["transactions"][number], "status">[];
};
type Row = Pick<z.output<typeof OrderRow>, "status" | "failedReason" | "method">;

/** Whether a payment that failed can be tried again: never of an order that was cancelled with its money. */
export const mayRetry = ({ transactions, cancelledOn }: Pick<Placed, "transactions" | "cancelledOn">): boolean =>
  cancelledOn === undefined && transactions.some(({ status }) => status === "failed");

/**
 * What a page of an order's payment has to say, by the order alone: such pages are also reached from mails and bookmarks,
 * when it has gone on. `ended` orders have a reason, `asked` ones wait for an owner.
 */
export function paymentStage(order: Placed): "asked" | "declined" | "due" | "ended" | "settled" {
  if (order.status === "awaitingApproval") return "asked";
  if (order.failedReason === undefined && mayRetry(order)) return "declined";
  if (order.status === "failed") return "ended";
  return order.transactions.some(({ status }) => status === "pending_payment") ? "due" : "settled";
}

/** Whether its buyer has to be led on to it, and by what: its card form was left, or its payment didn't succeed. */
export function leftUnpaid({ status, failedReason, method }: Row): "declined" | "due" | undefined {
  if (status === "failed" && failedReason === undefined) return "declined";
  return status === "pendingPayment" && method === "card" ? "due" : undefined;
}
