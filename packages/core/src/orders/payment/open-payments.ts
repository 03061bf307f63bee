import type { Cents } from "../../platform/money.ts";
import type { Transaction } from "../../payments/index.ts";
import { hasEnded, type Order } from "../order.ts";

type OfOrder = Pick<Order, "status" | "failedReason">;
type Payment = Pick<Transaction, "status"> & Partial<Pick<Transaction, "superseded">>;

/** Whether the back office can mark a payment of this order paid: of one that has ended money only goes back (`order-ended`). */
export const mayMarkPaid = (order: OfOrder, { status, superseded = false }: Payment): boolean =>
  !superseded && status !== "paid" && !hasEnded(order);

/** The payment that money of an amount in cents is used for: an open one of just that amount, else the first that is open. */
export function paymentToUse<T extends Payment & Pick<Transaction, "amount">>(
  order: OfOrder & { transactions: readonly T[] },
  amount: Cents,
): T | undefined {
  const open = order.transactions.filter((one) => mayMarkPaid(order, one));
  return open.find((one) => one.amount === amount) ?? open[0];
}

/** What an order still waits for, cents, beside one of its payments where that is named. */
export const openAmountOf = (
  order: OfOrder & { transactions: readonly (Payment & Pick<Transaction, "seq" | "amount">)[] },
  besideSeq?: number,
): Cents =>
  order.transactions.reduce(
    (sum, payment) => (payment.seq !== besideSeq && mayMarkPaid(order, payment) ? sum + payment.amount : sum),
    0,
  );
