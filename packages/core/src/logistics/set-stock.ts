import { $add, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { StockEntity } from "./stock.table.ts";

/** Adds pieces to what lies in the warehouse (or takes them away, when negative). */
export async function addStock(productId: string, pieces: number): Promise<void> {
  await StockEntity.build(UpdateItemCommand)
    .item({ productId, onHand: $add(pieces), available: $add(pieces) })
    .send();
}
