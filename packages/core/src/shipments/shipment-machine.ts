import { machine } from "../platform/machine.ts";
import { Problem } from "../platform/problems.ts";
import {
  demandNotHeld,
  demandStepOfShipment,
  isShippable,
  lacksFor,
  paidAtReadyNotice,
  passableHolds,
  pickup,
  shipmentStates,
} from "../orders/index.ts";
import type { Order, OrderShipment } from "../orders/index.ts";
import { isDangerous, type Carrier, type ShipmentFile } from "./shipment.ts";

/** A shipment with its order and what is kept of it: what its guards look at. */
export interface Standing extends OrderShipment {
  order: Order;
  file: ShipmentFile;
}

/** Whether its order may be shipped by the specification's predicate, or somebody has let it go. */
const mayGo = ({ order, file }: Standing): boolean => isShippable(order) || file.release !== undefined;

function demandNoHold({ order, file }: Standing): void {
  demandNotHeld(order, passableHolds);
  if (file.hold) throw new Problem("shipment-held", { reason: file.hold.reason });
}

/** Terms whose rest is asked with the ready notice: being ready comes before being paid, or neither would ever (domain-rules 5.4). */
function demandMayBeReady(standing: Standing): void {
  // Whoever may do it: that is said by the action's actors.
  demandStepOfShipment(standing.order, "back-office");
  demandNoHold(standing);
  if (!mayGo(standing) && !paidAtReadyNotice(standing.order.termsOfPayment)) throw new Problem("not-shippable");
}

/** Its goods may leave the house, so their paper may be written: nothing holds them, and they are paid, on credit with their invoice, or were let go. */
export function demandMayLeave(standing: Standing): void {
  demandNoHold(standing);
  if (!mayGo(standing)) throw new Problem("not-shippable");
}

/**
 * A carrier that can unload there and may carry what is in it. Who picks up needs none, nor what the house or the customer drives: its document, which was issued
 * without one, says so.
 */
function demandCarrier({ order, file, ...shipment }: Standing): void {
  const address = shipment.address ?? order.address;
  if (address === pickup) return;
  const { carrier } = file;
  if (!carrier && shipment.transportDocument) return;
  if (!carrier) throw new Problem("carrier-missing");
  demandAble(carrier, { order, ...shipment });
}

/** A carrier can unload at its place and may carry what is in it. Problem: carrier-unfit {lacks}. */
export function demandAble(carrier: Carrier, { order, ...shipment }: Omit<Standing, "file">): void {
  const address = shipment.address ?? order.address;
  const [lacks] = address === pickup ? [] : lacksFor(address, carrier);
  if (lacks) throw new Problem("carrier-unfit", { lacks });
  if (isDangerous(shipment, order) && !carrier.adr) throw new Problem("carrier-unfit", { lacks: "adr" });
}

function demandPapers(standing: Standing): void {
  demandMayLeave(standing);
  if (!standing.transportDocument) throw new Problem("transport-document-missing");
  if (!standing.file.label) throw new Problem("label-missing");
}

/**
 * Its transport document says which goods go, whereto and by whom: while it stands nothing of that changes, so that what leaves is what its
 * paper says. It is annulled first, with a reason (domain-rules 2.1). Problem: transport-document-stands.
 */
export function demandNoDocument({ transportDocument }: Pick<OrderShipment, "transportDocument">): void {
  if (transportDocument) throw new Problem("transport-document-stands");
}

/** Goods that had left keep the document that they left with. */
function demandLeftOrNoDocument(standing: Standing): void {
  if (!standing.shippedOn) demandNoDocument(standing);
}

/** What was never handed over can't have arrived. */
function demandLeft({ state, shippedOn }: Standing): void {
  if (state === "exception" && !shippedOn) throw new Problem("invalid-transition", { state, action: "deliver" });
}

const inHouse = ["draft", "waiting_stock", "to_prepare"] as const;

/** The way of a shipment (domain-rules 5.4). */
export const shipmentMachine = machine<Standing, "state">("state")({
  name: "shipment",
  states: shipmentStates,
  first: "draft",
  actions: {
    /** Whether its goods lie in its warehouse. */
    evaluate: { from: inHouse, to: ["waiting_stock", "to_prepare"], actors: ["back-office", "system"] },
    /** Other pieces, another warehouse. */
    rearrange: { from: inHouse, actors: ["back-office"], guard: demandNoDocument },
    "mark-ready": {
      from: ["to_prepare"],
      to: "ready",
      actors: ["back-office", "warehouse"],
      guard: demandMayBeReady,
    },
    "unmark-ready": {
      from: ["ready"],
      to: "to_prepare",
      actors: ["back-office", "warehouse"],
      guard: demandNoDocument,
    },
    schedule: {
      from: ["ready", "scheduled"],
      to: "scheduled",
      actors: ["back-office"],
      guard: (standing) => {
        demandMayLeave(standing);
        demandCarrier(standing);
      },
    },
    "hand-over": {
      from: ["ready", "scheduled"],
      to: "shipped",
      actors: ["back-office", "warehouse"],
      guard: demandPapers,
    },
    deliver: {
      from: ["shipped", "exception"],
      to: "delivered",
      actors: ["back-office", "system"],
      guard: demandLeft,
    },
    report: { from: ["scheduled", "shipped"], to: "exception", actors: ["back-office", "system"] },
    "send-again": { from: ["exception"], to: "to_prepare", actors: ["back-office"] },
    "take-back": { from: ["exception"], to: "cancelled", actors: ["back-office"], guard: demandLeftOrNoDocument },
    cancel: {
      from: [...inHouse, "ready", "scheduled"],
      to: "cancelled",
      actors: ["back-office"],
      guard: demandNoDocument,
    },
  },
});
