import { transactionMachine, type Transaction } from "../../payments/index.ts";
import { orderMachine } from "../order-machine.ts";
import type { Order } from "../order.ts";
import { Problem } from "../../platform/problems.ts";
import { shipmentsInHouse } from "./order-shipments.ts";
import type { Write } from "../../platform/storing/transaction.ts";

/**
 * What becomes of the transport documents with which an order's goods were to leave when it ends: the writes of the order's own transaction that
 * annul them.
 */
export type EndPapers = (order: Order, now: Date) => Promise<readonly Write[]>;

/** Whether goods that are still in the house have their transport document already. */
export const papersStand = (order: Order): boolean =>
  shipmentsInHouse(order).some(({ transportDocument }) => transportDocument !== undefined);

/** Of whoever can't annul them: they are annulled first. Problem: transport-document-stands. */
export const demandPapersAnnulled: EndPapers = (order) =>
  papersStand(order) ? Promise.reject(new Problem("transport-document-stands")) : Promise.resolve([]);

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
