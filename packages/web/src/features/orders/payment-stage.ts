import type * as z from "zod";
import type { OrderRow, PlacedOrder } from "@solvia/core/contract/shapes/order";

type Placed = Pick<z.output<typeof PlacedOrder>, "status" | "failedReason" | "acts"> & {
  transactions: readonly Pick<z.output<typeof PlacedOrder>["transactions"][number], "status">[];
};
type Row = Pick<z.output<typeof OrderRow>, "status" | "failedReason" | "method" | "acts">;

/**
 * What a page of an order's payment has to say, by the order alone: such pages are also reached from mails and bookmarks,
 * when it has gone on. `ended` orders have a reason, `asked` ones wait for an owner.
 */
export function paymentStage(order: Placed): "asked" | "declined" | "due" | "ended" | "settled" {
  if (order.status === "awaitingApproval") return "asked";
  if (order.failedReason === undefined && order.acts.includes("retry")) return "declined";
  if (order.status === "failed") return "ended";
  return order.transactions.some(({ status }) => status === "pending_payment") ? "due" : "settled";
}

/** Whether its buyer has to be led on to it, and by what: its card form was left, or its payment didn't succeed. */
export function leftUnpaid({ status, failedReason, method, acts }: Row): "declined" | "due" | undefined {
  if (status === "failed" && failedReason === undefined && acts.includes("retry")) return "declined";
  return status === "pendingPayment" && method === "card" && acts.includes("pay") ? "due" : undefined;
}
