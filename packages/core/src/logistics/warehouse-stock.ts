import { readAll } from "../platform/storing/read-all.ts";
import { WarehouseStockEntity } from "./stock.table.ts";

/** Pieces of products that lie in a warehouse which is not the main one: one request for each hundred. */
export async function warehouseStock(productIds: readonly string[], warehouseId: string): Promise<Map<string, number>> {
  const found = await readAll(
    WarehouseStockEntity,
    productIds.map((productId) => ({ productId, warehouseId })),
  );
  return new Map(found.map(({ productId, onHand }) => [productId, onHand]));
}
