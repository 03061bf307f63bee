import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { scannedFor } from "../../serials/index.ts";
import type { OrderShipment } from "../../orders/index.ts";
import type { ArrangeWarning } from "../shipment-warnings.ts";

/**
 * How many scanned pieces of a movement have to be scanned again where only `kept` of them stay its own: of each article those beyond. Nobody knows
 * which pieces go where; what fits stays.
 */
export function scansBeyond(scanned: ReadonlyMap<string, number>, kept: OrderShipment["lines"]): number {
  const room = new Map(kept.map(({ productId, quantity }) => [productId, quantity]));
  return [...scanned].reduce((sum, [productId, count]) => sum + Math.max(0, count - (room.get(productId) ?? 0)), 0);
}

/** Demands that whoever arranges a shipment knows how many of its serials are scanned again. Problem: confirmation-needed. */
export async function demandScansGoOn(
  movementId: string,
  kept: OrderShipment["lines"],
  field: string,
  confirmed: readonly ArrangeWarning[] | undefined,
): Promise<void> {
  const count = scansBeyond(await scannedFor(movementId), kept);
  const warnings = count > 0 ? [{ code: "scans-again" as const, params: { count } }] : [];
  demandConfirmed([{ field, warnings, confirmed }]);
}
