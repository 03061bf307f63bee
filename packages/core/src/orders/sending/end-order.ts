import { setFree, type Order } from "../order.ts";

/** The order when it has ended: nothing of it is to be paid any more, and pieces that have not left are free. */
export function givenUp(order: Order, failedReason: string): Order {
  const transactions = order.transactions.map((transaction) =>
    transaction.status === "failed"
      ? transaction
      : { ...transaction, status: "failed" as const, failureCode: "given-up" },
  );
  return { ...order, transactions, status: "failed", failedReason, ...setFree(order) };
}
