import { statusOf, upfrontDays } from "../../payments/index.ts";
import { Problem } from "../../platform/problems.ts";
import { daysBetween, daysLater, instant, plusDays, romeDate, romeTime, type Instant } from "../../platform/time.ts";
import { hasEnded, shipmentsOf, type Order, type OrderShipment } from "../../orders/index.ts";
import type { WebhookTopic } from "../webhooks/webhook-codes.ts";
import { credited, invoiced, type Back } from "./trial-papers.ts";

/** What happened to an order of a trial, as its webhooks are told it. */
export interface Happening {
  topic: WebhookTopic;
  at: Instant;
  /** The order as it was then. */
  order: Order;
  shipmentId?: string;
  seq?: number;
  document?: { id: string; number: string };
}

/** An order of a trial after something has happened to it. */
export interface Moved {
  order: Order;
  told: readonly Happening[];
}

/** A transfer that is asked for with the order arrives so many days after it, goods are picked up so many days after it, and arrive so many days later. */
export const trialDays = { transfer: 1, pickup: 2, transport: 2 } as const;

const refused = (state: string, action: string): Problem => new Problem("invalid-transition", { state, action });
const next = (order: Order, changed: Partial<Order>): Order => ({ ...order, ...changed, version: order.version + 1 });
const leftOf = ({ state, shippedOn }: OrderShipment): boolean => state === "shipped" || shippedOn !== undefined;

/** The order that a trial begins with, as it stands at the trial's time: whatever the house would decide of its days is decided at once. */
export function begunAt(order: Order, at: Date): Order {
  const today = romeDate(at);
  const ahead = daysBetween(romeDate(new Date(order.placedOn)), today);
  return {
    ...order,
    placedOn: instant(at),
    transactions: order.transactions.map((one) => ({
      ...one,
      ...(one.dueDate !== undefined && { dueDate: plusDays(one.dueDate, ahead) }),
    })),
    shipments: shipmentsOf(order).map((one) => ({
      ...one,
      plannedOn: plusDays(today, trialDays.pickup),
      promisedBy: plusDays(today, trialDays.pickup + trialDays.transport),
    })),
  };
}

/** Whether time alone may still do something to it. */
export const mayMove = (order: Order): boolean =>
  !hasEnded(order) &&
  (order.transactions.some(({ status }) => status === "pending_payment") ||
    shipmentsOf(order).some(({ state }) => state === "to_prepare" || state === "shipped"));

/** Its goods leave now, with a tracking code and serials that nobody else has, and are invoiced. Problem: invalid-transition. */
export function sent(order: Order, at: Date): Moved {
  const leaving = shipmentsOf(order).find(({ state }) => state === "to_prepare");
  if (hasEnded(order) || !leaving) throw refused(order.fulfilment, "ship");
  const shippedOn = instant(at);
  const gone = next(order, {
    fulfilment: "shipped",
    reserved: false,
    shipments: shipmentsOf(order).map((one) => ({
      ...one,
      state: "shipped" as const,
      carrier: "Trial carrier",
      trackingCode: `TRIAL-${order.number}`,
      trackingUrl: `https://carrier.example/TRIAL-${order.number}`,
      shippedOn,
    })),
  });
  const billed = next(gone, invoiced(gone, romeDate(at)));
  const { id, number } = billed.invoices!.at(-1)!;
  return {
    order: billed,
    told: [
      { topic: "shipment.sent", at: shippedOn, order: gone, shipmentId: leaving.id },
      { topic: "invoice.issued", at: shippedOn, order: billed, document: { id, number } },
    ],
  };
}

function delivered(order: Order, at: Date): Moved {
  const deliveredOn = instant(at);
  const after = next(order, {
    fulfilment: "delivered",
    deliveredOn,
    shipments: shipmentsOf(order).map((one) => ({ ...one, state: "delivered" as const, deliveredOn })),
  });
  return { order: after, told: [{ topic: "order.delivered", at: deliveredOn, order: after }] };
}

function paid(order: Order, seq: number, at: Date): Moved {
  const transactions = order.transactions.map((one) =>
    one.seq === seq ? { ...one, status: "paid" as const, settledOn: romeDate(at) } : one,
  );
  const after = next(order, { transactions, status: statusOf(transactions) });
  return { order: after, told: [{ topic: "payment.received", at: instant(at), order: after, seq }] };
}

/** Its pickup and promise move by so many days. Problem: invalid-transition once its goods have left. */
export function delayed(order: Order, days: number, at: Date): Moved {
  if (hasEnded(order) || !shipmentsOf(order).some(({ state }) => state === "to_prepare"))
    throw refused(order.fulfilment, "delay");
  const after = next(order, {
    shipments: shipmentsOf(order).map((one) => ({
      ...one,
      ...(one.plannedOn !== undefined && { plannedOn: plusDays(one.plannedOn, days) }),
      ...(one.promisedBy !== undefined && { promisedBy: plusDays(one.promisedBy, days) }),
    })),
  });
  return { order: after, told: [{ topic: "order.changed", at: instant(at), order: after }] };
}

function failed(order: Order, failedReason: string, at: Date): Moved {
  const after = next(order, {
    status: "failed",
    failedReason,
    reserved: false,
    endedOn: instant(at),
    transactions: order.transactions.map((one) =>
      one.status === "paid" ? one : { ...one, status: "failed" as const, superseded: true },
    ),
    shipments: shipmentsOf(order).map((one) => ({ ...one, state: "cancelled" as const, plannedOn: undefined })),
  });
  return { order: after, told: [{ topic: "order.failed", at: instant(at), order: after }] };
}

/**
 * Before its goods have left the house refuses the order, which ends; while they are on their way their receiver does, and the shipment is an
 * exception. Problem: invalid-transition where they have arrived or it has ended.
 */
export function turnedDown(order: Order, at: Date): Moved {
  const shipments = shipmentsOf(order);
  if (hasEnded(order) || order.fulfilment === "delivered") throw refused(order.fulfilment, "refuse");
  if (!shipments.some(leftOf)) return failed(order, "refused", at);
  if (!shipments.some(({ state }) => state === "shipped")) throw refused("exception", "refuse");
  const after = next(order, { shipments: shipments.map((one) => ({ ...one, state: "exception" as const })) });
  return { order: after, told: [{ topic: "order.changed", at: instant(at), order: after }] };
}

/** Called off, as a live order is: nothing paid, nothing left; twice it stays as it is. Problems: something-paid, invalid-transition. */
export function calledOff(order: Order, at: Date): Moved {
  if (order.failedReason === "called-off") return { order, told: [] };
  if (order.transactions.some(({ status }) => status === "paid")) throw new Problem("something-paid");
  if (hasEnded(order) || order.fulfilment !== "none") throw refused(order.status, "reopen");
  return failed(order, "called-off", at);
}

/** Pieces that had arrived come back, and are credited. Problems: invalid-transition before they have, invalid-input at a line. */
export function broughtBack(order: Order, lines: readonly Back[], at: Date): Moved {
  if (order.fulfilment !== "delivered") throw refused(order.fulfilment, "return");
  const after = next(order, credited(order, lines, romeDate(at)));
  const { id, number } = after.invoices!.at(-1)!;
  return { order: after, told: [{ topic: "invoice.issued", at: instant(at), order: after, document: { id, number } }] };
}

/** When a transfer arrives: what is due with the order before its goods leave, what the terms put off on the day that it is due. */
function transferOn({ placedOn }: Order, dueDate: string | undefined): Date {
  const placed = new Date(placedOn);
  const putOff = dueDate !== undefined && dueDate > plusDays(romeDate(placed), upfrontDays);
  return putOff ? romeTime(dueDate, "10:00") : daysLater(placed, trialDays.transfer);
}

/** What is next for an order by itself, and when. */
function dueNext(order: Order): { at: Date; step: (order: Order, at: Date) => Moved } | undefined {
  const steps: { at: Date; step: (order: Order, at: Date) => Moved }[] = [];
  for (const { seq, status, dueDate } of order.transactions) {
    if (status !== "pending_payment") continue;
    steps.push({ at: transferOn(order, dueDate), step: (one, then) => paid(one, seq, then) });
  }
  const [shipment] = shipmentsOf(order);
  if (shipment?.state === "to_prepare" && shipment.plannedOn !== undefined)
    steps.push({ at: romeTime(shipment.plannedOn, "12:00"), step: sent });
  if (shipment?.state === "shipped" && shipment.shippedOn !== undefined)
    steps.push({ at: daysLater(new Date(shipment.shippedOn), trialDays.transport), step: delivered });
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0];
}

/**
 * What has come to an order by itself until now, its first step at its own time; undefined where nothing has. Property: asked once or at many times
 * on the way, an order ends the same.
 */
export function stepDue(order: Order, now: Date): Moved | undefined {
  const due = hasEnded(order) ? undefined : dueNext(order);
  return due && due.at <= now ? due.step(order, due.at) : undefined;
}
