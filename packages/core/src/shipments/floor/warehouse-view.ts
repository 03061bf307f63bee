import { paidAtReadyNotice } from "../../orders/index.ts";
import { toldLines } from "../../serials/index.ts";
import type { Standing } from "../shipment-machine.ts";
import { shipmentView } from "../shipment-view.ts";
import { blockOf } from "./blocked.ts";

/**
 * A shipment as whoever picks it needs it: its pieces in the order of a walk through the warehouse, with how many of their serials were scanned. What it
 * costs, and why its customer's money holds it, isn't the warehouse's.
 */
export async function warehouseShipment(standing: Standing) {
  const { order, file } = standing;
  const { lines, movementId, warehouseId, hold, ...view } = shipmentView(standing, "warehouse");
  const pieces = lines.map(({ productId, quantity, productCode }) => ({ productId, quantity, productCode }));
  return {
    ...view,
    movementId,
    warehouseId,
    lines: await toldLines(movementId, warehouseId, pieces),
    hold: hold?.reason,
    block: blockOf({
      state: view.state,
      stopped: order.status === "failed",
      held: hold !== undefined,
      shippingHolds: view.shippingHolds,
      mayGo: view.shippable || file.release !== undefined,
      readyFirst: paidAtReadyNotice(order.termsOfPayment),
    }),
  };
}
