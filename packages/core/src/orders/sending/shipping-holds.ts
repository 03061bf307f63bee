import { Problem } from "../../platform/problems.ts";
import type { PassableHold, ShippingHold } from "./hold-codes.ts";
import type { Order } from "../order.ts";
import { isWithdrawnWhole } from "../withdrawal/withdrawal.ts";

type Facts = Pick<Order, "transactions" | "lines" | "withdrawals" | "troubled">;

/** What of the order's paid transactions still stands for them, and what no longer does; cents. */
export function moneyHeld({ transactions }: Pick<Order, "transactions">) {
  const paid = transactions.filter(({ status, superseded }) => status === "paid" && !superseded);
  const returned = paid.reduce((sum, { refunded = 0 }) => sum + refunded, 0);
  return { returned, held: paid.reduce((sum, { amount }) => sum + amount, 0) - returned };
}

/**
 * Why the goods of an order stay: somebody has to look at it, its money went back, whole or in part, or its consumer has
 * withdrawn, from all pieces or from some. Of a part people decide; that it is troubled, or nothing paid or wanted any more, nobody
 * passes over.
 */
export function holdsOf(order: Facts): ShippingHold[] {
  const { returned, held } = moneyHeld(order);
  const holds: ShippingHold[] = order.troubled ? ["troubled"] : [];
  if (returned > 0) holds.push(held > 0 ? "money-partly-returned" : "money-returned");
  if (order.withdrawals?.length) holds.push(isWithdrawnWhole(order) ? "withdrawn" : "partly-withdrawn");
  return holds;
}

/** Problem: shipping-held with the holds that stand and were not passed knowingly. */
export function demandNotHeld(order: Facts, despite: readonly PassableHold[] = []): void {
  const holds = holdsOf(order).filter((hold) => !despite.some((passed) => passed === hold));
  if (holds.length > 0) throw new Problem("shipping-held", { holds });
}
