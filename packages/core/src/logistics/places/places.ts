import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { readAll } from "../../platform/storing/read-all.ts";
import { demandWarehouse } from "../warehouses/warehouses.ts";
import { GoodsPlaceEntity } from "./place.table.ts";

/** Where these products lie in a warehouse, by product; absent where nobody has said it. A request for each hundred. */
export async function placesOf(
  productIds: readonly string[],
  warehouseId: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await readAll(
    GoodsPlaceEntity,
    productIds.map((productId) => ({ productId, warehouseId })),
  );
  return new Map(found.map(({ productId, place }) => [productId, place]));
}

/** Says where a product lies in a warehouse; an empty place forgets it. The last word counts. Problem: the field `warehouseId` as `not-found`. */
export async function putPlace(productId: string, warehouseId: string, place: string): Promise<void> {
  await demandWarehouse(warehouseId);
  if (place === "") await GoodsPlaceEntity.build(DeleteItemCommand).key({ productId, warehouseId }).send();
  else await GoodsPlaceEntity.build(PutItemCommand).item({ productId, warehouseId, place }).send();
}
