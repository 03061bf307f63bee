import { Problem } from "../../platform/problems.ts";
import type { PassableHold, ShippingHold } from "./hold-codes.ts";
import { hasLeft, type Order } from "../order.ts";
import { takenBackBy } from "../papers/invoiced.ts";
import { awaitsReview } from "../reduced-vat/order-certificate.ts";
import { isWithdrawnWhole } from "../withdrawal/withdrawal.ts";

type Facts = Pick<
  Order,
  "transactions" | "lines" | "withdrawals" | "troubled" | "reducedVat" | "certificate" | "invoices" | "fulfilment"
>;

/** What of the order's paid transactions still stands for them, and what no longer does; cents. */
export function moneyHeld({ transactions }: Pick<Order, "transactions">) {
  const paid = transactions.filter(({ status, superseded }) => status === "paid" && !superseded);
  const returned = paid.reduce((sum, { refunded = 0 }) => sum + refunded, 0);
  return { returned, held: paid.reduce((sum, { amount }) => sum + amount, 0) - returned };
}

/**
 * Whether the goods' invoice was taken back whole and none has taken its place, while money for them is held or asked for: they are
 * invoiced again, or the money goes back (domain-rules 1.5).
 */
export const awaitsInvoice = (order: Pick<Order, "transactions" | "invoices">): boolean =>
  takenBackBy(order) !== undefined &&
  order.transactions.some(
    ({ status, superseded, amount, refunded = 0 }) => !superseded && (status !== "paid" || refunded < amount),
  );

/**
 * Why the goods of an order stay: somebody has to look at it, its money went back, whole or in part, its consumer has
 * withdrawn, from all pieces or from some, its certificate for the reduced rate waits for its review, or its invoice was taken back and
 * the goods are still here. Of a part people decide; that it is troubled, unreviewed, without its invoice, or nothing paid or wanted any
 * more, nobody passes over.
 */
export function holdsOf(order: Facts): ShippingHold[] {
  const { returned, held } = moneyHeld(order);
  const holds: ShippingHold[] = order.troubled ? ["troubled"] : [];
  if (returned > 0) holds.push(held > 0 ? "money-partly-returned" : "money-returned");
  if (order.withdrawals?.length) holds.push(isWithdrawnWhole(order) ? "withdrawn" : "partly-withdrawn");
  if (awaitsReview(order)) holds.push("vat_certificate_pending");
  if (!hasLeft(order) && awaitsInvoice(order)) holds.push("invoice-taken-back");
  return holds;
}

/** Problem: shipping-held with the holds that stand and were not passed knowingly. */
export function demandNotHeld(order: Facts, despite: readonly PassableHold[] = []): void {
  const holds = holdsOf(order).filter((hold) => !despite.some((passed) => passed === hold));
  if (holds.length > 0) throw new Problem("shipping-held", { holds });
}
