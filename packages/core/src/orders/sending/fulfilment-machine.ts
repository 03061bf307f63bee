import { machine } from "../../platform/machine.ts";
import { Problem } from "../../platform/problems.ts";
import { orderMachine } from "../order-machine.ts";
import { fulfilments, hasLeft, isShippable, paidAtReadyNotice, type Order } from "../order.ts";
import { passableHolds } from "./hold-codes.ts";
import { demandNotHeld, holdsOf } from "./shipping-holds.ts";

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
  | "termsOfPayment"
  | "invoiceNumber"
  | "method"
>;

const demandGoesOn = (order: Facts): void => orderMachine.demand(order, "send", "back-office");

function demandMayLeave(order: Facts): void {
  demandGoesOn(order);
  if (!isShippable(order)) throw new Problem("not-shippable");
  demandNotHeld(order, passableHolds);
}

/** Where the ready notice asks for the money, being ready comes before `isShippable` (domain-rules 5.4). */
function demandMayBeReady(order: Facts): void {
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
    deliver: { from: ["ready", "shipped"], to: "delivered", actors: ["back-office"], guard: demandMayLeave },
    /** Its order has ended before they left (`setFree`). */
    "set-free": { from: ["ready"], to: "none", actors: ["customer", "back-office", "system"] },
  },
});

/** Whether somebody has to send it now: shippable, still in the house, and nothing holds it that nobody passes over. */
export const isToBeSent = (order: Facts): boolean =>
  orderMachine.leads(order.status, order.status, "send") &&
  !hasLeft(order) &&
  isShippable(order) &&
  holdsOf(order).every((hold) => passableHolds.some((passable) => passable === hold));
