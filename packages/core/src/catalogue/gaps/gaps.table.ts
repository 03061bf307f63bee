import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { shardedList } from "../../platform/sharded-list/list.ts";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { gaps } from "./gap-kinds.ts";

/**
 * What a product lacks, while it lacks anything. In a partition of its own: whoever brings the search index up to date writes it,
 * and may write nothing of the product itself.
 */
export const ProductGapsEntity = kept(
  new Entity({
    name: "ProductGaps",
    table,
    schema: item({
      productId: string().key(),
      lacks: list(string().enum(...gaps)),
      /** Since when it lacks something. */
      since: string(),
      /** Of this item: the next write is of one that was read. */
      version: number(),
      /** `incompleteProducts`. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ productId }: { productId: string }) => ({ pk: `GAPS#${productId}`, sk: "GAPS" }),
    timestamps: false,
  }),
);

/** The products that lack something, those first that have for longest. */
export const incompleteProducts = shardedList("gsi1", "INCOMPLETE", 4);
