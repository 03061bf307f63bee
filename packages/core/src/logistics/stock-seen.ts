import { readAll } from "../platform/storing/read-all.ts";
import type { SeenStock } from "./movements/ledger-writes.ts";
import { StockEntity } from "./stock.table.ts";

/** What lies where of products, as it stands: one request for each hundred. */
export async function stockSeen(productIds: readonly string[]): Promise<SeenStock> {
  const found = await readAll(
    StockEntity,
    productIds.map((productId) => ({ productId })),
  );
  return new Map(found.map(({ productId, onHand, elsewhere = 0 }) => [productId, { onHand, elsewhere }]));
}
