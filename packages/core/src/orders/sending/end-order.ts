import { orderMachine } from "../order-machine.ts";
import type { Order } from "../order.ts";

const withoutPayments = (order: Order, failedReason: string): Order => ({
  ...order,
  transactions: order.transactions.map((transaction) =>
    transaction.status === "failed"
      ? transaction
      : { ...transaction, status: "failed" as const, failureCode: "given-up" },
  ),
  failedReason,
});

/** The order that the office has given up: nothing of it is to be paid any more, pieces that have not left are free. Problem: invalid-transition. */
export const givenUp = (order: Order, reason: string): Order =>
  withoutPayments(orderMachine.after(order, "fail", "back-office"), reason);

/** The same for one from whose every piece its consumer has withdrawn. */
export const withdrawnFrom = (order: Order, actor: "customer" | "system"): Order =>
  withoutPayments(orderMachine.after(order, "withdraw", actor), "withdrawn");
