import { Entity, item, number, string } from "dynamodb-toolbox";
import { table } from "../platform/table.ts";
import { kept } from "../platform/stored/stored.ts";

/** Pieces of a product: what can be sold is `available`, which is what lies there less what orders have reserved. */
export const StockEntity = kept(
  new Entity({
    name: "Stock",
    table,
    schema: item({
      productId: string().key(),
      onHand: number(),
      available: number(),
      /** What its done movements add up to: `onHand`, but for what lay there before movements were kept (`openLedger`). */
      moved: number().optional(),
      /** When an order was last placed for it; absent for what was never sold. */
      orderedOn: string().optional(),
    }),
    computeKey: ({ productId }: { productId: string }) => ({ pk: `PRODUCT#${productId}`, sk: "STOCK" }),
  }),
);
