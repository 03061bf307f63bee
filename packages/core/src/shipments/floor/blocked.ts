import { passableHolds, type ShippingHold } from "../../orders/sending/hold-codes.ts";
import type { ShipmentState } from "../../orders/order.ts";

/**
 * Why the warehouse leaves goods where they lie, in its own words and nothing of what their customer owes: the order has failed or ended, somebody
 * holds the shipment, the office hasn't let it go.
 */
export const blocks = ["order-stopped", "held", "not-released"] as const;
export type Block = (typeof blocks)[number];

interface Facts {
  state: ShipmentState;
  stopped: boolean;
  held: boolean;
  shippingHolds: readonly ShippingHold[];
  /** It may leave by the specification's predicate, or was let go. */
  mayGo: boolean;
  /** It is made ready before it is paid. */
  readyFirst: boolean;
}

const inHouse: ReadonlySet<ShipmentState> = new Set(["draft", "waiting_stock", "to_prepare", "ready", "scheduled"]);

/** What blocks a shipment that still is in the house; undefined where its next step is the warehouse's. */
export function blockOf({ state, stopped, held, shippingHolds, mayGo, readyFirst }: Facts): Block | undefined {
  if (!inHouse.has(state)) return undefined;
  if (stopped) return "order-stopped";
  if (held) return "held";
  const isHeld = shippingHolds.some((hold) => !passableHolds.some((passable) => passable === hold));
  const goesOn = mayGo || (readyFirst && state !== "scheduled");
  return isHeld || !goesOn ? "not-released" : undefined;
}
