import { listWarehouses, mainWarehouseId, stockByPlace, StockEntity } from "../../logistics/index.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { loadShipment } from "../stored-shipment.ts";
import type { ByProduct } from "./by-warehouse.ts";

/** What is free of products in each warehouse: what lies there less what is booked, below nought where more is booked than lies there. */
export type FreePlaces = ReadonlyMap<string, ByProduct>;

/** What is free of products where; the warehouses' list, and a request for each hundred products and for each hundred of their places. */
export async function freePlaces(productIds: readonly string[]): Promise<FreePlaces> {
  const others = (await listWarehouses()).map(({ id }) => id).filter((id) => id !== mainWarehouseId);
  const stock = await stockByPlace(productIds, others);
  return new Map(
    [mainWarehouseId, ...others].map((warehouseId) => [
      warehouseId,
      new Map([...stock].map(([productId, { places }]) => [productId, places.get(warehouseId)?.available ?? 0])),
    ]),
  );
}

/** What is free of a shipment's articles in each warehouse, the main one first. Problem: not-found. */
export async function shipmentPlaces(id: string) {
  const { lines } = await loadShipment(id);
  const free = await freePlaces(lines.map(({ productId }) => productId));
  return [...free].map(([warehouseId, pieces]) => ({
    warehouseId,
    lines: lines.map(({ productId }) => ({ productId, free: pieces.get(productId) ?? 0 })),
  }));
}

/** Whether the main warehouse may lack any of these: some lie elsewhere, or more are sold than lie there. One request for each hundred. */
export async function mayLack(productIds: readonly string[]): Promise<boolean> {
  const found = await readAll(
    StockEntity,
    productIds.map((productId) => ({ productId })),
  );
  return found.some(({ available, elsewhere = 0 }) => available < 0 || elsewhere > 0);
}
