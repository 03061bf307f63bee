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
      /** What is forecast to come; absent where nothing ever was. */
      incoming: number().optional(),
      /** What of `onHand` lies in other warehouses than the main one; absent where nothing ever did. */
      elsewhere: number().optional(),
      /** When an order was last placed for it; absent for what was never sold. */
      orderedOn: string().optional(),
    }),
    computeKey: ({ productId }: { productId: string }) => ({ pk: `PRODUCT#${productId}`, sk: "STOCK" }),
  }),
);

/** What of a product lies in a warehouse that is not the main one; what lies there is the rest of `StockEntity`. */
export const WarehouseStockEntity = kept(
  new Entity({
    name: "WarehouseStock",
    table,
    schema: item({
      productId: string().key(),
      warehouseId: string().key(),
      onHand: number(),
      /** That less what is booked there. */
      available: number(),
    }),
    computeKey: ({ productId, warehouseId }: { productId: string; warehouseId: string }) => ({
      pk: `PRODUCT#${productId}`,
      sk: `STOCKAT#${warehouseId}`,
    }),
  }),
);

/** Pieces of a product that are forecast to come on a day, by the movement that brings them. */
export const IncomingEntity = kept(
  new Entity({
    name: "Incoming",
    table,
    schema: item({
      productId: string().key(),
      forecastOn: string().key(),
      movementId: string().key(),
      warehouseId: string(),
      quantity: number(),
    }),
    computeKey: ({ productId, forecastOn, movementId }: Record<"productId" | "forecastOn" | "movementId", string>) => ({
      pk: `PRODUCT#${productId}`,
      sk: `INCOMING#${forecastOn}#${movementId}`,
    }),
  }),
);
