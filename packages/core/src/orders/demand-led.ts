import { Problem } from "../platform/problems.ts";
import { isLed } from "../payments/index.ts";
import { orderMachine } from "./order-machine.ts";
import type { Order } from "./order.ts";
import { fulfilmentMachine } from "./sending/fulfilment-machine.ts";

const impossible = (state: string, to: string): Problem => new Problem("invalid-transition", { state, to });

/**
 * That the machines lead from an order as it was to how it is to be written: its own, that of its goods, and for each payment the
 * transaction's. Problem: invalid-transition.
 */
export function demandLed(before: Order, after: Order): void {
  if (before.status !== after.status && !orderMachine.leads(before.status, after.status)) {
    throw impossible(before.status, after.status);
  }
  if (before.fulfilment !== after.fulfilment && !fulfilmentMachine.leads(before.fulfilment, after.fulfilment)) {
    throw impossible(before.fulfilment, after.fulfilment);
  }
  const was = new Map(before.transactions.map((one) => [one.seq, one]));
  for (const transaction of after.transactions) {
    const old = was.get(transaction.seq);
    if (old && !isLed(old, transaction)) throw impossible(old.status, transaction.status);
  }
}
