import * as z from "zod";
import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { shapeOf } from "../../platform/stored/shape.ts";
import { table } from "../../platform/table.ts";
import { priceTypes, type PriceType } from "../../pricing/index.ts";
import { kept, stored } from "../../platform/stored/stored.ts";

/** A price that a batch changed: what counted before, and the version that it left. */
export interface BatchedPrice {
  productId: string;
  priceType: PriceType;
  before?: { price: number; discount: number; to?: string | undefined } | undefined;
  version: number;
}

const storedBatchedPrice = shapeOf<BatchedPrice>({
  productId: z.string(),
  priceType: z.enum(priceTypes),
  before: shapeOf<NonNullable<BatchedPrice["before"]>>({
    price: z.number(),
    discount: z.number(),
    to: z.string().optional(),
  }).optional(),
  version: z.number(),
});

/** What was changed in the price grid at once, so that it can be undone at once. */
export const PriceBatchEntity = kept(
  new Entity({
    name: "PriceBatch",
    table,
    schema: item({
      id: string().key(),
      at: string(),
      userId: string(),
      locale: string(),
      count: number(),
      prices: list(stored(storedBatchedPrice)),
      undoneOn: string().optional(),
      /** The batch that this one has undone. */
      undoes: string().optional(),
      /** Batches of one group were made at once and are undone together. */
      group: string().optional(),
      /** "PRICEBATCHES", newest first. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `PRICEBATCH#${id}`, sk: "PRICEBATCH" }),
    timestamps: false,
  }),
);
