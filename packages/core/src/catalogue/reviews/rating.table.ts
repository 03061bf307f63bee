import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { kept } from "../../platform/stored/stored.ts";

/** How often a product got one star, two, … five, by its published reviews; beside the product, for its page and card. */
export const RatingEntity = kept(
  new Entity({
    name: "Rating",
    table,
    schema: item({ productId: string().key(), version: number(), stars: list(number()) }),
    computeKey: ({ productId }: { productId: string }) => ({ pk: `PRODUCT#${productId}`, sk: "RATING" }),
    timestamps: false,
  }),
);
