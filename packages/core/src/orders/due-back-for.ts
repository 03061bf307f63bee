import { receiptsOf } from "./ledger/earlier-orders.ts";
import { moneyBackOf } from "./money-back.ts";
import { hasEnded, type Order } from "./order.ts";
import { refundUntil } from "./withdrawal/withdrawal.ts";
import { withdrawalMoney } from "./withdrawal/withdrawn-money.ts";

/**
 * What of an order is due back to its customer, in cents, and by which day where a law names one: of one that has ended all of it,
 * else what one of its withdrawals, by its place, brings back.
 */
export async function dueBackFor(order: Order, place: number | undefined) {
  if (hasEnded(order)) return moneyBackOf(order, await receiptsOf(order));
  const withdrawal = place === undefined ? undefined : order.withdrawals?.[place];
  if (place === undefined || !withdrawal) return undefined;
  const { dueBack = 0, returned = 0 } = withdrawalMoney(order, await receiptsOf(order))[place] ?? {};
  return { due: dueBack - returned, by: refundUntil(withdrawal) };
}
