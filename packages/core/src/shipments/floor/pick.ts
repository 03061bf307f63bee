import { closingChecks } from "../../serials/index.ts";
import { setShipmentReady } from "../send-shipment.ts";
import type { Standing } from "../shipment-machine.ts";
import { loadShipment } from "../stored-shipment.ts";

/**
 * The goods of a shipment are picked, their serials scanned: it is ready; or that is taken back. The same again changes nothing. Problems:
 * serials-missing, and those of `setShipmentReady`.
 */
export async function setPicked(id: string, picked: boolean, now: Date): Promise<Standing> {
  const before = await loadShipment(id);
  const { state, movementId, lines } = before;
  if (picked && (state === "ready" || state === "scheduled")) return before;
  if (!picked && state === "to_prepare") return before;
  if (picked) await closingChecks(movementId, lines);
  return setShipmentReady(id, picked, now, { by: "warehouse" });
}
