import { Entity, item, string } from "dynamodb-toolbox";
import { personal } from "../../platform/personal-data.ts";
import { table } from "../../platform/table.ts";
import { kept } from "../../platform/stored/stored.ts";

/** That a customer wants to be told when a product can be had again; gone once they were told. */
export const WatchEntity = kept(
  new Entity({
    name: "ProductWatch",
    table,
    schema: item({
      productId: string().key(),
      userId: string().key(),
      createdOn: string().meta(personal),
      /** What a user waits for. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ productId, userId }: { productId: string; userId: string }) => ({
      pk: `WATCHES#${productId}`,
      sk: `WATCH#${userId}`,
    }),
    timestamps: false,
  }),
);
