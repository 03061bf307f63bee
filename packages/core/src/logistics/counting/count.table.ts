import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { countStates, type StockCount } from "./count.ts";

export const StockCountEntity = kept(
  new Entity({
    name: "StockCount",
    table,
    schema: item({
      id: string().key(),
      revision: number(),
      state: stored(z.enum(countStates)),
      warehouseId: string(),
      place: string(),
      createdOn: string(),
      createdBy: string(),
      handedInOn: string().optional(),
      handedInBy: string().optional(),
      endedOn: string().optional(),
      endedBy: string().optional(),
      reason: string().optional(),
      /** `countsList`. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `STOCKCOUNT#${id}`, sk: "STOCKCOUNT" }),
  }),
);

/** A product of a count: an item of its own, so that two who count never wait for each other. */
export const CountLineEntity = kept(
  new Entity({
    name: "StockCountLine",
    table,
    schema: item({
      countId: string().key(),
      productId: string().key(),
      productCode: string(),
      name: string(),
      counted: number().optional(),
      stood: number().optional(),
      countedOn: string().optional(),
      countsBefore: number().optional(),
      movedSince: stored(z.literal(true)).optional(),
      countedBy: string().optional(),
      movementId: string().optional(),
    }),
    computeKey: ({ countId, productId }: { countId: string; productId: string }) => ({
      pk: `STOCKCOUNT#${countId}`,
      sk: `LINE#${productId}`,
    }),
  }),
);

/** How many counts of a product were brought into the stock of a warehouse: of two that found the same difference the second is told. */
export const BroughtCountsEntity = kept(
  new Entity({
    name: "BroughtCounts",
    table,
    schema: item({ productId: string().key(), warehouseId: string().key(), counts: number() }),
    computeKey: ({ productId, warehouseId }: { productId: string; warehouseId: string }) => ({
      pk: `PRODUCT#${productId}`,
      sk: `COUNTEDIN#${warehouseId}`,
    }),
  }),
);

/** Every count, by when it was begun. */
export const countsList = shardedList("gsi1", "STOCKCOUNTS", 4);

export const itemOf = (count: StockCount) => ({ ...count, ...keysIn(countsList, count.createdOn, count.id) });
