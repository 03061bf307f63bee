import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { demandRoom } from "../../platform/room.ts";
import { instant } from "../../platform/time.ts";
import { orderOfNumber } from "../list-orders.ts";
import type { Order, Withdrawal, WithdrawnPieces } from "../order.ts";
import { ownOrder, untilWritten, writeOrder } from "../stored-order.ts";
import { chosenPieces, mayWithdraw, withdrawalUntil } from "./withdrawal.ts";

type Declarer = Pick<Withdrawal, "name" | "email">;

interface Chosen extends Declarer {
  /** All that are left where nothing is said. */
  lines?: readonly WithdrawnPieces[] | undefined;
}

interface InWords extends Declarer {
  /** Which goods, where not all are meant. */
  words?: string | undefined;
}

/**
 * The buyer withdraws from the contract, as a whole or of some pieces: it stands on the order and in the office's list, and
 * the receipt goes out with it. Problems: withdrawal-not-possible, withdrawal-beyond-order, limit-reached.
 */
export const declareWithdrawal = (user: User, id: string, { lines, ...by }: Chosen, now: Date): Promise<Order> =>
  untilWritten(async () => {
    const order = await ownOrder(user, id);
    if (!mayWithdraw(order, now)) throw new Problem("withdrawal-not-possible", { until: withdrawalUntil(order) });
    return declare(order, { ...by, lines: chosenPieces(order, lines) }, now);
  });

/**
 * The same by who has no account at hand: number and e-mail of the order, and in words what is meant if it isn't all. Answers
 * nothing either way, so that nobody learns which orders there are; the receipt tells its buyer.
 */
export async function declareGuestWithdrawal(number: string, declared: InWords, now: Date): Promise<void> {
  const { name, email, words } = declared;
  await untilWritten(async () => {
    const order = await orderOfNumber(number);
    if (!order || order.customer.email.toLowerCase() !== email.toLowerCase() || !mayWithdraw(order, now)) return;
    if (words && order.withdrawals?.some((one) => one.words === words)) return;
    const meant = words ? { words, lines: [] } : { lines: chosenPieces(order, undefined) };
    await declare(order, { name, email: order.customer.email, ...meant }, now);
  });
}

async function declare(order: Order, declared: Omit<Withdrawal, "declaredOn" | "state">, now: Date): Promise<Order> {
  const { withdrawals = [] } = order;
  const after = [...withdrawals, { ...declared, state: "declared" as const, declaredOn: instant(now) }];
  demandRoom("withdrawals", withdrawals.length, after.length);
  const events = [
    { type: "withdrawal-declared" as const, payload: { orderId: order.id, withdrawal: withdrawals.length } },
  ];
  return writeOrder({ before: order, after: { ...order, withdrawals: after }, events, now });
}
