import { Problem } from "../../platform/problems.ts";
import { anythingPaid, hasEnded, type Order } from "../order.ts";
import { demandUninvoiced } from "../papers/demand-uninvoiced.ts";

/**
 * Until something is paid, on its way or invoiced, a placed order's coupon is its buyer's choice. Problems: order-ended, something-paid, and
 * invalid-transition, also where nothing is kept for the order.
 */
export function demandCouponOpen(order: Order): void {
  if (hasEnded(order)) throw new Problem("order-ended");
  if (anythingPaid(order)) throw new Problem("something-paid");
  demandUninvoiced(order, "change-coupon");
  const busy = order.transactions.some(({ status, superseded }) => status === "processing_payment" && !superseded);
  if (busy || order.transactions.length === 0 || !order.reserved) {
    throw new Problem("invalid-transition", { state: order.status, action: "change-coupon" });
  }
}
