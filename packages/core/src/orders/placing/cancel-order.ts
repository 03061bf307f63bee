import type { User } from "../../platform/access.ts";
import { transactionMachine } from "../../payments/index.ts";
import { Problem } from "../../platform/problems.ts";
import { demandAct } from "../acts/customer-acts.ts";
import { intentsCanceled } from "../ledger/open-intents.ts";
import { orderMachine } from "../order-machine.ts";
import type { Order } from "../order.ts";
import { ownOrder, writeOrder } from "../stored-order.ts";

/** Why an order has ended that its customer called off. */
const calledOff = "called-off";

/**
 * Its customer calls a placed order off while it might be opened again: nothing of it is paid, invoiced or made ready. Its pieces are free
 * and nothing of it is to be paid any more; called off twice it stays as it is. The provider must take no more money before anything is written.
 * Problems: not-found, invalid-transition, order-ended, something-paid, provider-unavailable, version-conflict.
 */
export async function cancelOrder(user: User, id: string, now: Date): Promise<Order> {
  const order = await ownOrder(user, id);
  if (order.failedReason === calledOff) return order;
  demandAct(order, "reopen");
  const canceled = await intentsCanceled(order).catch(() => {
    throw new Problem("provider-unavailable");
  });
  if (!canceled) throw new Problem("something-paid");
  const transactions = order.transactions.map((one) => transactionMachine.after(one, "reopen", "customer"));
  const after = { ...orderMachine.after(order, "reopen", "customer"), transactions, failedReason: calledOff };
  return writeOrder({ before: order, after, intentsCanceled: true, now });
}
