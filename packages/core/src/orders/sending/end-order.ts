import { transactionMachine, type Transaction } from "../../payments/index.ts";
import { orderMachine } from "../order-machine.ts";
import type { Order } from "../order.ts";

const withoutPayments = (order: Order, failedReason: string, end: (one: Transaction) => Transaction): Order => ({
  ...order,
  transactions: order.transactions.map((one) => (one.status === "failed" ? one : end(one))),
  failedReason,
});

/** The order that the office has given up: nothing of it is to be paid any more, pieces that have not left are free. Problem: invalid-transition. */
export const givenUp = (order: Order, reason: string): Order =>
  withoutPayments(orderMachine.after(order, "fail", "back-office"), reason, (one) =>
    transactionMachine.after(one, "give-up", "back-office"),
  );

/** The same for one from whose every piece its consumer has withdrawn. */
export const withdrawnFrom = (order: Order, actor: "customer" | "system"): Order =>
  withoutPayments(orderMachine.after(order, "withdraw", actor), "withdrawn", (one) =>
    transactionMachine.after(one, "withdraw", actor),
  );
