import { receiptsOf } from "../ledger/earlier-orders.ts";
import { moneyBackOf, type MoneyBack } from "./money-back.ts";
import { hasEnded, type Order } from "../order.ts";
import { refundUntil } from "../withdrawal/withdrawal.ts";
import { withdrawalMoney } from "../withdrawal/withdrawn-money.ts";

/**
 * What one of an order's withdrawals, by its place, brings back to its customer, in cents, and by which day: also of the last one, with
 * which the order has ended, its own money alone, for the others have told theirs.
 */
export async function dueBackOfWithdrawal(order: Order, place: number) {
  const withdrawal = order.withdrawals?.[place];
  if (!withdrawal) return undefined;
  const { dueBack = 0, returned = 0 } = withdrawalMoney(order, await receiptsOf(order))[place] ?? {};
  return { due: dueBack - returned, by: refundUntil(withdrawal) };
}

/** What of an order that has ended is due back to its customer, in cents, and by which day where a law names one. */
export const dueBackOfEnded = async (order: Order) => moneyBackOf(order, await receiptsOf(order));

/**
 * What comes back to the customer of an order and what has: of one that has ended all of it, else what its withdrawals bring back.
 * Undefined where nothing does; of most orders without reading their receipts.
 */
export async function moneyBackFor(order: Order): Promise<MoneyBack | undefined> {
  const { withdrawals = [] } = order;
  const ended = hasEnded(order);
  if (!ended && withdrawals.length === 0) return undefined;
  const receipts = await receiptsOf(order);
  if (ended) return moneyBackOf(order, receipts);
  const money = withdrawalMoney(order, receipts);
  const due = money.reduce((sum, one) => sum + one.dueBack - one.returned, 0);
  const returned = money.reduce((sum, one) => sum + one.returned, 0);
  const [by] = withdrawals
    .filter((_, place) => (money[place]?.dueBack ?? 0) > (money[place]?.returned ?? 0))
    .map(refundUntil)
    .toSorted();
  return due + returned > 0 ? { due, by, returned } : undefined;
}
