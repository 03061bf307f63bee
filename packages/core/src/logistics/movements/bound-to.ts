import { Problem } from "../../platform/problems.ts";
import type { Movement } from "./movement.ts";

/** What a movement may belong to: it goes on there, and is not changed by itself. */
export const movementBonds = ["order", "shipment", "return", "purchase", "transfer", "serial"] as const;
export type MovementBond = (typeof movementBonds)[number];

/** What a movement belongs to, if to anything. A shipment says more than the order that it is of. */
export function boundTo(movement: Movement): MovementBond | undefined {
  if (movement.shipmentId) return "shipment";
  if (movement.orderId) return "order";
  if (movement.returnId) return "return";
  if (movement.purchaseId) return "purchase";
  if (movement.counterpart) return "transfer";
  return movement.serial ? "serial" : undefined;
}

/** Demands that a movement belongs to nothing, or to what is `allowed`. Problem: movement-bound {of}. */
export function demandUnbound(movement: Movement, ...allowed: readonly MovementBond[]): void {
  const of = boundTo(movement);
  if (of && !allowed.includes(of)) throw new Problem("movement-bound", { of });
}

/** Demands that a movement is no half of a transfer: both go on together. Problem: movement-bound {of}. */
export function demandNoHalf({ counterpart }: Pick<Movement, "counterpart">): void {
  if (counterpart !== undefined) throw new Problem("movement-bound", { of: "transfer" });
}
