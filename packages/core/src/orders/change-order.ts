import type { Announced } from "../platform/work/event.ts";
import { Problem } from "../platform/problems.ts";
import { instant, romeDate } from "../platform/time.ts";
import { statusOf, type Transaction } from "../payments/index.ts";
import { withNotice } from "./due-dates.ts";
import type { PassableHold } from "./sending/hold-codes.ts";
import { orderMachine } from "./order-machine.ts";
import { isShippable, paidAtReadyNotice, type Order } from "./order.ts";
import { withRest } from "./payment/part-payments.ts";
import { demandNotHeld } from "./sending/shipping-holds.ts";
import { loadOrder, writeOrder } from "./stored-order.ts";
import { orderDelivered, orderReady } from "./events.ts";

/** Replaces one transaction and derives the order's status from all of them. */
export function withTransaction(order: Order, changed: Transaction): Order {
  const transactions = order.transactions.map((old) => (old.seq === changed.seq ? changed : old));
  return { ...order, transactions, status: statusOf(transactions) };
}

/** As withTransaction, for money that came: when the pieces had been set free before, people have to look. */
export const withPayment = (order: Order, paid: Transaction): Order => ({
  ...withTransaction(order, paid),
  troubled: order.troubled || !order.reserved,
});

/** The same for a part of what `whole` asks: the rest waits as a payment of its own. */
export function withPaidPart(order: Order, whole: Transaction, paid: Transaction): Order {
  const after = withPayment(order, paid);
  const rest = whole.amount - paid.amount;
  if (rest <= 0) return after;
  const transactions = withRest(after.transactions, whole, rest);
  return { ...after, transactions, status: statusOf(transactions) };
}

export const anythingPaid = ({ transactions }: Order): boolean => transactions.some(({ status }) => status === "paid");

const write = (before: Order, after: Order, now: Date, ...events: Announced[]) =>
  writeOrder({ before, after, events, now });

/**
 * Marks the goods ready (or takes that back). This is the payment notice, and taking it back takes back the notice. Pieces
 * that were set free before the money came are reserved anew: not-enough-stock when somebody else has them. Problems:
 * not-shippable, and shipping-held unless `despite` names every hold (`holdsOf`).
 */
export async function setReady(
  id: string,
  ready: boolean,
  now: Date,
  despite?: readonly PassableHold[],
): Promise<Order> {
  const order = await loadOrder(id);
  orderMachine.demand(order, ready ? "mark-ready" : "unmark-ready", "back-office");
  if (!ready) return unready(order, now);
  if (order.fulfilment !== "none" || order.troubled) throw new Problem("not-shippable");
  if (!isShippable(order) && !paidAtReadyNotice(order.termsOfPayment)) throw new Problem("not-shippable");
  demandNotHeld(order, despite);
  const after = { ...withNotice(order, romeDate(now)), fulfilment: "ready" as const, reserved: true };
  return write(order, after, now, orderReady.of({ orderId: id }));
}

async function unready(order: Order, now: Date): Promise<Order> {
  if (order.fulfilment === "none") return order;
  if (order.fulfilment !== "ready") {
    throw new Problem("invalid-transition", { state: order.fulfilment, action: "unmark-ready" });
  }
  return write(order, { ...withNotice(order, undefined), fulfilment: "none" }, now);
}

/** The goods have arrived: only what may be shipped can have been delivered (spec 4); problems as of `setReady`. */
export async function setDelivered(id: string, now: Date, despite?: readonly PassableHold[]): Promise<Order> {
  const order = await loadOrder(id);
  orderMachine.demand(order, "deliver", "back-office");
  if (order.fulfilment === "delivered") return order;
  if (order.fulfilment === "none" || !isShippable(order) || order.troubled) throw new Problem("not-shippable");
  demandNotHeld(order, despite);
  const after = { ...order, fulfilment: "delivered" as const, deliveredOn: instant(now) };
  return write(order, after, now, orderDelivered.of({ orderId: id }));
}

export async function setTroubled(id: string, troubled: boolean, now: Date): Promise<Order> {
  const order = await loadOrder(id);
  return write(order, { ...order, troubled }, now);
}

/** Changes the notes that were `seen`. Problem: version-conflict where somebody else has written others. */
export async function setBackOfficeNotes(
  id: string,
  { notes: backOfficeNotes, seen }: { notes: string; seen: string },
  now: Date,
): Promise<Order> {
  const order = await loadOrder(id);
  if ((order.backOfficeNotes ?? "") !== seen) throw new Problem("version-conflict");
  return write(order, { ...order, backOfficeNotes }, now);
}
