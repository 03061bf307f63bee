import { chargeBack, dishonouredCode } from "../../payments/index.ts";
import { machine } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import { orderMachine } from "../order-machine.ts";
import { goodsAmong } from "../offer/offered.ts";
import { instalmentOf } from "../due-dates.ts";
import { fulfilments, isGone, isShippable, paidAtReadyNotice, shipmentLeft, type Order } from "../order.ts";
import { passableHolds } from "./hold-codes.ts";
import { awaitsInvoice, demandNotHeld, holdsOf } from "./shipping-holds.ts";

type Facts = Pick<
  Order,
  | "status"
  | "fulfilment"
  | "reserved"
  | "cancelledOn"
  | "transactions"
  | "lines"
  | "withdrawals"
  | "troubled"
  | "reducedVat"
  | "certificate"
  | "invoices"
  | "termsOfPayment"
  | "invoiceNumber"
  | "method"
  | "shipments"
  | "failedReason"
>;

/** A subscription's month lies in no warehouse. */
const hasGoods = ({ lines }: Facts): boolean => lines.length === 0 || goodsAmong(lines).length > 0;

function demandGoesOn(order: Facts): void {
  orderMachine.demand(order, "send", "back-office");
  if (!hasGoods(order)) throw new Problem("not-shippable");
}

function demandMayLeave(order: Facts): void {
  demandGoesOn(order);
  if (!isShippable(order)) throw new Problem("not-shippable");
  demandNotHeld(order, passableHolds);
}

/** Goods that aren't in their warehouse yet are made ready by nobody. */
function demandGoodsThere({ shipments = [] }: Facts): void {
  if (shipments.some(({ state }) => state === "waiting_stock")) {
    throw new Problem("invalid-transition", { state: "waiting_stock", action: "mark-ready" });
  }
}

/** A shipment that somebody keeps in the house isn't made ready with its order. Problem: shipment-held. */
function demandNoneKept({ shipments = [] }: Facts): void {
  const kept = shipments.find((one) => one.held && one.state !== "cancelled" && !shipmentLeft(one));
  if (kept?.held) throw new Problem("shipment-held", { reason: kept.held.reason });
}

/** What was never ready, or was to be picked up and wasn't, can't have arrived. */
function demandNoneStays({ shipments = [] }: Facts): void {
  const stays = shipments.find(
    (one) => one.state !== "cancelled" && !shipmentLeft(one) && one.state !== "ready" && one.state !== "scheduled",
  );
  if (stays) throw new Problem("invalid-transition", { state: stays.state, action: "deliver" });
}

/** Where the ready notice asks for the money, being ready comes before `isShippable` (domain-rules 5.4). */
function demandMayBeReady(order: Facts): void {
  demandGoodsThere(order);
  demandNoneKept(order);
  if (!paidAtReadyNotice(order.termsOfPayment)) return demandMayLeave(order);
  demandGoesOn(order);
  demandNotHeld(order, passableHolds);
}

/**
 * The way of an order's goods (domain-rules 5.4); until goods are split, an order is one shipment. Holds that somebody may pass
 * are asked for by the use cases, which know whether they were.
 */
export const fulfilmentMachine = machine<Facts, "fulfilment">("fulfilment")({
  name: "fulfilment",
  states: fulfilments,
  first: "none",
  actions: {
    "mark-ready": {
      from: ["none"],
      to: "ready",
      actors: ["back-office"],
      guard: demandMayBeReady,
      effects: () => ({ reserved: true }),
    },
    "unmark-ready": { from: ["ready"], to: "none", actors: ["back-office"], guard: demandGoesOn },
    deliver: {
      from: ["ready", "partlyShipped", "shipped"],
      to: "delivered",
      actors: ["back-office"],
      guard: (order) => {
        demandNoneStays(order);
        demandMayLeave(order);
      },
    },
    /** One of its shipments goes a step on or back: how far the order's goods are then follows from all of them (`demandStepOfShipment`). */
    "follow-in-house": {
      from: ["none", "ready"],
      to: ["none", "ready", "partlyShipped", "shipped"],
      actors: ["back-office", "warehouse", "system"],
      guard: demandGoesOn,
    },
    "follow-on-its-way": {
      from: ["partlyShipped", "shipped"],
      to: ["none", "ready", "partlyShipped", "shipped", "delivered"],
      actors: ["back-office", "warehouse", "system"],
      guard: demandGoesOn,
    },
    /** What came back of goods that had arrived otherwise is sent once more. */
    "follow-after-arrival": {
      from: ["delivered"],
      to: ["partlyShipped", "delivered"],
      actors: ["back-office", "warehouse", "system"],
      guard: demandGoesOn,
    },
    /** The order has ended before they left, or before all of them had (`setFree`). */
    "set-free": {
      from: ["ready", "partlyShipped"],
      to: ["none", "shipped"],
      actors: ["customer", "back-office", "system"],
    },
  },
});

const steps = {
  none: "follow-in-house",
  ready: "follow-in-house",
  partlyShipped: "follow-on-its-way",
  shipped: "follow-on-its-way",
  delivered: "follow-after-arrival",
} as const;

/** Demands that an order hasn't failed or ended (docs/decisions/stopped-shipments.md). Problem: order-stopped. */
export function demandNotStopped({ status }: Pick<Order, "status">): void {
  if (status === "failed") throw new Problem("order-stopped");
}

/** Demands that a shipment of an order goes a step. Problems: order-stopped where it has failed or ended, invalid-transition, not-shippable. */
export function demandStepOfShipment(order: Facts, actor: "back-office" | "warehouse" | "system"): void {
  demandNotStopped(order);
  fulfilmentMachine.demand(order, steps[order.fulfilment], actor);
}

const isOpen = (order: Facts): boolean => orderMachine.leads(order.status, order.status, "send");

/** Whether all that is left to pay waits for the ready notice, which so has to come first (domain-rules 5.4). */
function waitsForReady({ termsOfPayment, fulfilment, transactions }: Facts): boolean {
  const live = transactions.filter(({ superseded }) => !superseded);
  const last = Math.max(...live.map(instalmentOf));
  const before = live.filter((one) => instalmentOf(one) < last);
  return paidAtReadyNotice(termsOfPayment) && fulfilment === "none" && before.every(({ status }) => status === "paid");
}

/**
 * Whether somebody has to send it now, or to make ready what is paid when it is: still in the house, and nothing holds it that nobody
 * passes over.
 */
export const isToBeSent = (order: Facts): boolean =>
  hasGoods(order) &&
  isOpen(order) &&
  !isGone(order) &&
  (isShippable(order) || waitsForReady(order)) &&
  holdsOf(order).every((hold) => passableHolds.some((passable) => passable === hold));

/**
 * Whether money that had come was taken back by its payer's bank (a dispute, a debit or receipt that came back) and nobody has ended the order: its
 * goods may have gone, or a plan's days, and no list of what is to be sent would tell of it. Until somebody lets it go, or other money pays.
 */
const owesAgain = ({ troubled, status, failedReason, transactions }: Facts): boolean =>
  troubled &&
  status === "failed" &&
  failedReason === undefined &&
  transactions.some(
    (one) =>
      !one.superseded &&
      one.status === "failed" &&
      (one.failureCode === chargeBack || one.failureCode === dishonouredCode),
  );

/**
 * Whether it stays until somebody has looked at it: it goes on, or has failed and keeps its pieces, which no schedule frees then. Also one
 * whose invoice was taken back, wherever its goods are: nothing else would tell that its money has no document.
 */
export const isStopped = (order: Facts): boolean =>
  (isOpen(order) && awaitsInvoice(order)) ||
  owesAgain(order) ||
  (order.troubled && !isGone(order) && (isOpen(order) || (order.status === "failed" && order.reserved)));
