import { passableHolds, type ShippingHold } from "@solvia/core/orders/sending/hold-codes";
import { lacksFor, type SiteNeed } from "@solvia/core/orders/sending/site-needs";
import type { ShipmentAct } from "@solvia/core/shipments/shipment-acts";
import type { Shipment, ShipmentState } from "../shipment.ts";

/** What keeps a shipment from its next step. */
export type Blocker =
  | { code: ShippingHold }
  | { code: "held"; reason: string }
  | {
      code:
        | "notShippable"
        | "waitsForApproval"
        | "goodsMissing"
        | "carrierMissing"
        | "carrierNoTailLift"
        | "carrierNoSmallVehicle"
        | "carrierNoFerry"
        | "carrierNoAdr"
        | "documentMissing"
        | "labelMissing";
    };

/** The step that a shipment takes next where nothing speaks against it. */
const nextSteps: Readonly<Partial<Record<ShipmentState, ShipmentAct>>> = {
  draft: "evaluate",
  waiting_stock: "mark-ready",
  to_prepare: "mark-ready",
  ready: "schedule",
  scheduled: "hand-over",
};

const nextStepOf = ({ state }: Pick<Shipment, "state">): ShipmentAct | undefined => nextSteps[state];

function holdsOf({ shippingHolds, hold }: Shipment): Blocker[] {
  const stand = shippingHolds.filter((one) => !passableHolds.some((passable) => passable === one));
  return [
    ...stand.map((code): Blocker => ({ code })),
    ...(hold ? [{ code: "held" as const, reason: hold.reason }] : []),
  ];
}

const missing = {
  "tail-lift": "carrierNoTailLift",
  "small-vehicle": "carrierNoSmallVehicle",
  ferry: "carrierNoFerry",
} as const satisfies Record<SiteNeed, Blocker["code"]>;

function carrierBlockers({ address, carrierOf, dangerous }: Shipment): Blocker[] {
  if (address === "pickup") return [];
  if (!carrierOf) return [{ code: "carrierMissing" }];
  return [
    ...lacksFor(address, carrierOf).map((need) => ({ code: missing[need] })),
    ...(dangerous && !carrierOf.adr ? [{ code: "carrierNoAdr" as const }] : []),
  ];
}

function paperBlockers({ transportDocument, label }: Shipment): Blocker[] {
  return [
    ...(transportDocument ? [] : [{ code: "documentMissing" as const }]),
    ...(label ? [] : [{ code: "labelMissing" as const }]),
  ];
}

/**
 * Everything that keeps a shipment from its next step, where its machine would refuse at the first: in its words, so that all of it is
 * mended at once. Nothing of one that may go on, or that has left.
 */
export function blockersOf(shipment: Shipment): Blocker[] {
  const { state, acts, shippable, release } = shipment;
  const next = nextStepOf(shipment);
  if (!next || acts.includes(next)) return state === "draft" ? [{ code: "waitsForApproval" }] : [];
  const mayGo = shippable || release !== undefined;
  return [
    ...holdsOf(shipment),
    ...(state === "waiting_stock" ? [{ code: "goodsMissing" as const }] : []),
    ...(mayGo ? [] : [{ code: "notShippable" as const }]),
    ...(next === "schedule" ? carrierBlockers(shipment) : []),
    ...(next === "hand-over" ? paperBlockers(shipment) : []),
  ];
}
