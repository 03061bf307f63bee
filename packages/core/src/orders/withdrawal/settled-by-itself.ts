import { romeDate } from "../../platform/time.ts";
import { hasEnded, hasLeft, isSettled, type Order } from "../order.ts";

/** Whether money ever stood for the order; a booking that was struck out leaves its transaction without a day. */
const wasPaid = ({ transactions }: Pick<Order, "transactions">): boolean =>
  transactions.some(
    ({ status, settledOn }) => status === "paid" || status === "processing_payment" || settledOn !== undefined,
  );

/**
 * The order whose withdrawals are nobody's task: it has ended, nothing of it had left the house and nothing was ever paid, so that
 * nothing comes back and nothing is due.
 */
export function settledByItself(order: Order, now: Date): Order {
  const { withdrawals = [] } = order;
  if (withdrawals.every(isSettled) || !hasEnded(order) || hasLeft(order) || wasPaid(order)) return order;
  const closed = { state: "nothing_due" as const, closedOn: romeDate(now) };
  return { ...order, withdrawals: withdrawals.map((one) => (isSettled(one) ? one : { ...one, ...closed })) };
}

/** Whether a change of an order is the end of any of its withdrawals, by the office or by itself. */
export const settlesAny = (before: Pick<Order, "withdrawals">, after: Pick<Order, "withdrawals">): boolean =>
  (after.withdrawals ?? []).some((one, at) => {
    const earlier = before.withdrawals?.[at];
    return isSettled(one) && !(earlier && isSettled(earlier));
  });
