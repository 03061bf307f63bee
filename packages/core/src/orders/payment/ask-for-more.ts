import type { Cents } from "../../platform/money.ts";
import { orderVatRaised } from "../events.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { withOneMore } from "./schedule.ts";

/**
 * Asks for one payment more, once for each cause: what an order costs more after its invoice (domain-rules 1.2). Its customer is told.
 * Answers the payment's place among the order's. Problems: not-found, version-conflict.
 */
export async function askForMoreOnce(orderId: string, amount: Cents, cause: string, now: Date): Promise<number> {
  const before = await loadOrder(orderId);
  const known = before.transactions.find((one) => one.cause === cause);
  if (known) return known.seq;
  const { transactions, ...rest } = withOneMore(before, amount, now);
  const caused = transactions.map((one, at) => (at === transactions.length - 1 ? { ...one, cause } : one));
  const events = [orderVatRaised.of({ orderId, amount })];
  const after = { ...before, ...rest, transactions: caused };
  const { transactions: written } = await writeOrder({ before, after, events, by: "system", now });
  return written.find((one) => one.cause === cause)?.seq ?? 0;
}
