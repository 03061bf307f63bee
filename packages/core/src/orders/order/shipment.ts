import type { CivilDate, Instant } from "../../platform/time.ts";
import type { DeliveryAddress, pickup } from "./address.ts";
import type { WithdrawnPieces } from "./given-back.ts";

/** How far a shipment is (domain-rules 5.4). */
export const shipmentStates = [
  "draft",
  "waiting_stock",
  "to_prepare",
  "ready",
  "scheduled",
  "shipped",
  "delivered",
  "exception",
  "cancelled",
] as const;

export type ShipmentState = (typeof shipmentStates)[number];

/** What an order remembers of a transport document with which goods of it go. */
export interface NamedDocument {
  number: string;
  /** Its own day. */
  on: CivilDate;
  /** The day on which its goods set out, as the document says it; absent until the hand-over, and of those handed over before it was kept. */
  setOutOn?: CivilDate | undefined;
}

/** What is told of a shipment wherever its order is: what is the warehouse's alone stands beside (`shipments`). */
export interface OrderShipment {
  /** The order's own id for its first one. */
  id: string;
  state: ShipmentState;
  warehouseId: string;
  /** Its pieces, each product once. */
  lines: readonly WithdrawnPieces[];
  /** The movement that keeps its pieces, and takes them away. */
  movementId: string;
  /** Where it goes, where that is elsewhere than its order. */
  address?: DeliveryAddress | typeof pickup | undefined;
  carrier?: string | undefined;
  trackingCode?: string | undefined;
  trackingUrl?: string | undefined;
  /** The day on which it is to be picked up. */
  plannedOn?: CivilDate | undefined;
  /** The day by which it was promised to be there. */
  promisedBy?: CivilDate | undefined;
  /** When it was handed over; it stays where a problem came after that. */
  shippedOn?: Instant | undefined;
  deliveredOn?: Instant | undefined;
  transportDocument?: NamedDocument | undefined;
  /** Somebody keeps it in the house: since when, and why. The reason is the office's alone. */
  held?: { reason: string; on: Instant } | undefined;
}

/** Goods of an order in a warehouse: the movement that keeps them, and takes them away. */
export interface OrderMovement {
  id: string;
  warehouseId: string;
  /** Pieces of all its lines. */
  quantity: number;
  bookedOn: Instant;
}

/** Whether a shipment has left the house, wherever it is by now. */
export const shipmentLeft = ({ state, shippedOn }: Pick<OrderShipment, "state" | "shippedOn">): boolean =>
  state === "shipped" || state === "delivered" || (state === "exception" && shippedOn !== undefined);
