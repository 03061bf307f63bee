import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { orderOfNumber } from "../list-orders.ts";
import type { Order, Withdrawal } from "../order.ts";
import { ownOrder, untilWritten, writeOrder } from "../stored-order.ts";
import { mayWithdraw, withdrawalUntil } from "./withdrawal.ts";

type Declared = Omit<Withdrawal, "declaredOn">;

/**
 * The buyer withdraws from the contract: it stands on the order, once, and the receipt goes out with it. What then comes of
 * goods and money is the return's. Problem: withdrawal-not-possible.
 */
export const declareWithdrawal = (user: User, id: string, declared: Declared, now: Date): Promise<Order> =>
  untilWritten(async () => declare(await ownOrder(user, id), declared, now));

/**
 * The same by who has no account at hand: number and e-mail of the order. Answers nothing either way, so that nobody learns
 * which orders there are; the receipt tells its buyer.
 */
export async function declareGuestWithdrawal(number: string, { name, email }: Declared, now: Date): Promise<void> {
  await untilWritten(async () => {
    const order = await orderOfNumber(number);
    if (!order || order.customer.email.toLowerCase() !== email.toLowerCase() || !mayWithdraw(order, now)) return;
    await declare(order, { name, email: order.customer.email }, now);
  });
}

async function declare(order: Order, declared: Declared, now: Date): Promise<Order> {
  if (order.withdrawal) return order;
  if (!mayWithdraw(order, now)) throw new Problem("withdrawal-not-possible", { until: withdrawalUntil(order) });
  const withdrawal = { ...declared, declaredOn: instant(now) };
  const events = [{ type: "withdrawal-declared" as const, payload: { orderId: order.id } }];
  return writeOrder({ before: order, after: { ...order, withdrawal }, events, now });
}
