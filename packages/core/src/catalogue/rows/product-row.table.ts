import * as z from "zod";
import { Entity, boolean, item, number, string } from "dynamodb-toolbox";
import { shardedList } from "../../platform/sharded-list/list.ts";
import { table } from "../../platform/table.ts";
import { shippingTimeCodes } from "../taxonomy.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { allCategories } from "../../platform/category.ts";

/**
 * What the back office's lists show of a product, without its texts and documents, so that thousands are read in a few
 * requests. Written in the product's own transactions, in its partition.
 */
export const ProductRowEntity = kept(
  new Entity({
    name: "ProductRow",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      productCode: string(),
      name: string(),
      brand: string(),
      category: stored(z.enum(allCategories)),
      typology: string().optional(),
      seriesId: string(),
      seriesName: string(),
      imageUrl: string(),
      visibility: boolean(),
      toBeQuoted: boolean(),
      isWholesaleActive: boolean(),
      shippingTime: stored(z.enum(shippingTimeCodes)),
      minQuantity: number(),
      createdOn: string(),
      /** `productsList`. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `PRODUCT#${id}`, sk: "PRODUCTROW" }),
    timestamps: false,
  }),
);

/** Every product, by the time of its creation. */
export const productsList = shardedList("gsi1", "PRODUCTROWS", 8);
