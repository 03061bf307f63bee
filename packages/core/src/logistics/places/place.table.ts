import { Entity, item, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** Where a product lies in a warehouse, as its people call it ("B-12-3"). */
export const GoodsPlaceEntity = kept(
  new Entity({
    name: "GoodsPlace",
    table,
    schema: item({ productId: string().key(), warehouseId: string().key(), place: string() }),
    computeKey: ({ productId, warehouseId }: { productId: string; warehouseId: string }) => ({
      pk: `PRODUCT#${productId}`,
      sk: `PLACEIN#${warehouseId}`,
    }),
  }),
);
