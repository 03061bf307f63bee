import { asksForCredit } from "../../payments/index.ts";
import { Problem } from "../../platform/problems.ts";
import { hasEnded, type Order } from "../order.ts";
import { hasEndedOffer } from "./offered.ts";

type Facts = Pick<Order, "lines" | "transactions" | "termsOfPayment" | "status"> & Partial<Pick<Order, "method">>;

/**
 * Whether an order at a quotation's prices can be paid no more: the validity is over and nothing of it was paid or is on its way. What
 * was ordered on credit was agreed in time, and so were the further instalments of what is paid in part: they stay payable.
 */
export function isOfferClosed({ lines, transactions, termsOfPayment, method, status }: Facts, now: Date): boolean {
  if (status === "paid" || !lines.some((line) => hasEndedOffer(line, now))) return false;
  if (method && asksForCredit(termsOfPayment, method)) return false;
  return !transactions.some((one) => one.status === "paid" || one.status === "processing_payment");
}

/** Problem: quotation-expired, whichever way it would be paid. */
export function demandOfferOpen(order: Facts, now: Date): void {
  if (isOfferClosed(order, now)) throw new Problem("quotation-expired");
}

/**
 * A failed order is tried again at its quotation's prices while they stand. One that has ended gave its pieces back to the quotation:
 * they are ordered there anew. Problems: quotation-expired, order-ended.
 */
export function demandOfferKept(order: Facts & Pick<Order, "failedReason">, now: Date): void {
  demandOfferOpen(order, now);
  if (hasEnded(order) && order.lines.some(({ offered }) => offered)) throw new Problem("order-ended");
}
