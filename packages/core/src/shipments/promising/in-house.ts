import { mainWarehouseId, stockSeen, warehouseStock } from "../../logistics/index.ts";
import { OrderEntity, ShipmentRowEntity, shipmentsIn, shipmentsOf, type ShipmentState } from "../../orders/index.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import type { InHouse } from "./ranking.ts";

async function orderIdsIn(state: ShipmentState): Promise<string[]> {
  const ids: string[] = [];
  for await (const { orderId } of rowsOfShards(shipmentsIn(state), ShipmentRowEntity)) ids.push(orderId);
  return ids;
}

/** Whether any shipment waits for goods; one read of its list. */
export const anyWaits = async (): Promise<boolean> => (await orderIdsIn("waiting_stock")).length > 0;

/** The shipments that are in the house and wait for goods, or have them; a read of each state's list, and a request for each hundred orders. */
export async function shipmentsInHouse(): Promise<InHouse[]> {
  const found = await Promise.all(
    (["waiting_stock", "to_prepare", "ready", "scheduled"] as const).map((state) => orderIdsIn(state)),
  );
  const orders = await readAll(
    OrderEntity,
    [...new Set(found.flat())].map((id) => ({ id })),
  );
  return orders.flatMap((order) =>
    shipmentsOf(order)
      .filter(({ state }) => ["waiting_stock", "to_prepare", "ready", "scheduled"].includes(state))
      .map((shipment) => ({ shipment, order })),
  );
}

/** Pieces of these articles that lie in a warehouse, by product. */
export async function liesIn(warehouseId: string, productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (warehouseId !== mainWarehouseId) return warehouseStock(productIds, warehouseId);
  const seen = await stockSeen(productIds);
  return new Map([...seen].map(([productId, { onHand, elsewhere }]) => [productId, onHand - elsewhere]));
}
