import type { Cents } from "../../platform/money.ts";
import type { CivilDate } from "../../platform/time.ts";
import { dueBackOf, refundedOf, underWayOf, wayOf, type Receipt } from "../../payments/index.ts";
import { hasEnded, type Order } from "../order.ts";

/** What comes back to the customer of an order that has ended, in cents: what is due or on its way, by which day, and what has come. */
export interface MoneyBack {
  due: Cents;
  by?: CivilDate | undefined;
  returned: Cents;
}

/** Undefined for an order that goes on, whose withdrawals tell their own money, and where no money is or was to come back. */
export function moneyBackOf(
  order: Pick<Order, "status" | "failedReason">,
  receipts: readonly Receipt[],
): MoneyBack | undefined {
  if (!hasEnded(order)) return undefined;
  const euro = receipts.filter((receipt) => receipt.currency === "eur" && wayOf(receipt) !== undefined);
  const due = euro.reduce((sum, receipt) => sum + dueBackOf(receipt) + underWayOf(receipt), 0);
  const returned = euro.reduce((sum, receipt) => sum + refundedOf(receipt), 0);
  const [by] = euro.flatMap((one) => (dueBackOf(one) > 0 && one.dueBackBy ? [one.dueBackBy] : [])).toSorted();
  return due + returned > 0 ? { due, by: due > 0 ? by : undefined, returned } : undefined;
}
