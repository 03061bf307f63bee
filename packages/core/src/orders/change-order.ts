import type { Announced } from "../platform/work/event.ts";
import { Problem } from "../platform/problems.ts";
import { instant, romeDate } from "../platform/time.ts";
import { statusOf, type Transaction } from "../payments/index.ts";
import { withNotice } from "./due-dates.ts";
import type { PassableHold } from "./sending/hold-codes.ts";
import type { Order } from "./order.ts";
import { withRest } from "./payment/part-payments.ts";
import { fulfilmentMachine } from "./sending/fulfilment-machine.ts";
import { demandNoneWithdrawn, followed, shipmentsInHouse, shipmentsOf } from "./sending/order-shipments.ts";
import { demandNotHeld } from "./sending/shipping-holds.ts";
import { letGo } from "./checks/order-check.ts";
import { loadOrder, writeOrder } from "./stored-order.ts";
import { orderReady } from "./events.ts";

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

const write = (before: Order, after: Order, now: Date, ...events: Announced[]) =>
  writeOrder({ before, after, events, now });

/**
 * Marks the goods ready (or takes that back). This is the payment notice, and taking it back takes back the notice. Pieces
 * that were set free before the money came are reserved anew: not-enough-stock when somebody else has them. Problems:
 * invalid-transition, not-shippable, and shipping-held unless `despite` names every hold (`holdsOf`).
 */
export async function setReady(
  id: string,
  ready: boolean,
  now: Date,
  despite?: readonly PassableHold[],
): Promise<Order> {
  const order = await loadOrder(id);
  if (!ready) {
    const back = {
      ...fulfilmentMachine.after(order, "unmark-ready", "back-office"),
      ...followed(order, "to_prepare"),
    };
    return write(order, withNotice(back, undefined), now);
  }
  const prepared = { ...fulfilmentMachine.after(order, "mark-ready", "back-office"), ...followed(order, "ready") };
  demandNotHeld(order, despite);
  return write(order, withNotice(prepared, romeDate(now)), now, orderReady.of({ orderId: id }));
}

/**
 * The order once all its goods have arrived: only what may be shipped can have (spec 4). Whoever writes it sees to the papers of what leaves with
 * it (`shipments/deliver-order.ts`). Problems as of `setReady`, and withdrawn-pieces.
 */
export function arrivedOrder(order: Order, now: Date, despite?: readonly PassableHold[]): Order {
  const arrived = fulfilmentMachine.after(order, "deliver", "back-office");
  demandNotHeld(order, despite);
  for (const one of shipmentsInHouse(order)) demandNoneWithdrawn(order, one);
  const at = instant(now);
  const shipments = shipmentsOf(order).map((one) =>
    one.state === "cancelled" || one.state === "delivered"
      ? one
      : { ...one, state: "delivered" as const, shippedOn: one.shippedOn ?? at, deliveredOn: at },
  );
  return { ...arrived, ...(shipments.length > 0 && { shipments }), deliveredOn: at };
}

/**
 * Marks an order as troubled, or lets it go: where it was stopped to be looked at (domain-rules 8.1) by saying what was found. Problems as
 * of `letGo`.
 */
export async function setTroubled(id: string, troubled: boolean, now: Date, reason?: string): Promise<Order> {
  const order = await loadOrder(id);
  return write(order, troubled ? { ...order, troubled } : letGo(order, reason, now), now);
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
