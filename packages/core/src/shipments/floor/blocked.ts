import { passableHolds, type holdsOf, type OrderShipment } from "../../orders/index.ts";
import type { Block } from "./block-codes.ts";

type ShipmentState = OrderShipment["state"];

interface Facts {
  state: ShipmentState;
  stopped: boolean;
  held: boolean;
  shippingHolds: readonly ReturnType<typeof holdsOf>[number][];
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
