import type { Packages } from "../logistics/index.ts";
import type { Order, OrderShipment } from "../orders/index.ts";
import type { Cents } from "../platform/money.ts";
import type { CivilDate, Instant } from "../platform/time.ts";

/** Somebody's word on a shipment: why it stays though its order may be shipped, why it goes all the same. */
export interface ShipmentHold {
  reason: string;
  by: string;
  on: Instant;
}

/** The half of a day in which it is picked up. */
export const pickupSlots = ["morning", "afternoon"] as const;
export type PickupSlot = (typeof pickupSlots)[number];

/** A day on which it was to be picked up, and what came of it (domain-rules 5.4). */
/** The day of a pickup that stands: the last that wasn't missed. */
export const dayOfPickup = <D extends Pick<PlannedDay, "deliveryStatus">>(days: readonly D[]): D | undefined =>
  days.findLast(({ deliveryStatus }) => deliveryStatus !== "missed");

export interface PlannedDay {
  date: CivilDate;
  /** At any hour of the day where nothing is said. */
  slot?: PickupSlot | undefined;
  deliveryStatus: "planned" | "confirmed" | "done" | "missed";
}

/** Who takes it: the house's word, or the customer, who picks it up. */
export interface Carrier {
  name: string;
  vatNumber?: string | undefined;
  telephone?: string | undefined;
  /** On one line, as its transport documents say it. */
  address?: string | undefined;
  /** Whether it may carry dangerous goods (ADR). */
  adr: boolean;
  tailLift: boolean;
  /** Whether it has lorries that get where one of 12 m doesn't. */
  smallVehicle?: boolean | undefined;
  /** Whether it goes over by ferry. */
  ferry?: boolean | undefined;
}

/** What the warehouse and the office keep of a shipment, beside what its order tells of it. */
export interface ShipmentFile {
  id: string;
  orderId: string;
  version: number;
  notes?: string | undefined;
  warehouseNotes?: string | undefined;
  packages?: Packages | undefined;
  carrier?: Carrier | undefined;
  /** Cents that the carrier takes, net. */
  costs?: Cents | undefined;
  /** Whether its labels are on. */
  label: boolean;
  hold?: ShipmentHold | undefined;
  /** Somebody lets it go though its order isn't `shippable`. */
  release?: ShipmentHold | undefined;
  /** Why its pieces left without all their serials. */
  withoutSerials?: ShipmentHold | undefined;
  days: readonly PlannedDay[];
  /** What went wrong, while it is an exception. */
  problem?: { kind: ProblemKind; reason: string; on: Instant } | undefined;
}

export const problemKinds = ["damaged", "refused", "lost", "missed", "other"] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What is in the house again of goods that had left: all of it to be sold, all of it broken, nothing. */
export const goodsBack = ["good", "damaged", "none"] as const;
export type GoodsBack = (typeof goodsBack)[number];

/** What comes back by what went wrong, where nobody says it: never what was lost or broken among what is sold. */
export const usuallyBack = (kind: ProblemKind | undefined): GoodsBack =>
  kind === "lost" ? "none" : kind === "damaged" ? "damaged" : "good";

export const emptyFile = (id: string, orderId: string): ShipmentFile => ({
  id,
  orderId,
  version: 0,
  label: false,
  days: [],
});

/** Whether lithium batteries are in it: its carrier has to be one for dangerous goods (domain-rules 2.1). */
export const isDangerous = ({ lines }: Pick<OrderShipment, "lines">, order: Pick<Order, "lines">): boolean =>
  lines.some(({ productId }) =>
    order.lines.some((line) => line.productId === productId && line.category === "batteries"),
  );
