import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../platform/table.ts";
import { WarehouseStockEntity } from "./stock.table.ts";

const inARequest = 100;

/** Pieces of products that lie in a warehouse which is not the main one: one request for each hundred. */
export async function warehouseStock(productIds: readonly string[], warehouseId: string): Promise<Map<string, number>> {
  const there = new Map<string, number>();
  for (let at = 0; at < productIds.length; at += inARequest) {
    const requests = productIds
      .slice(at, at + inARequest)
      .map((productId) => WarehouseStockEntity.build(BatchGetRequest).key({ productId, warehouseId }));
    const command = table
      .build(BatchGetCommand)
      .requests(...requests)
      .options({ consistent: true });
    const { Responses } = await execute(command);
    for (const stock of Responses?.[0] ?? []) if (stock) there.set(stock.productId, stock.onHand);
  }
  return there;
}
