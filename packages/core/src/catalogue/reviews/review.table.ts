import { Entity, boolean, item, number, string } from "dynamodb-toolbox";
import { personal } from "../../platform/personal-data.ts";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { table } from "../../platform/table.ts";
import { kept } from "../../platform/stored/stored.ts";

/** What one customer says of one product: the key is the guard that there is no second one. The name is the profile's. */
export const ReviewEntity = kept(
  new Entity({
    name: "Review",
    table,
    schema: item({
      productId: string().key(),
      userId: string().key(),
      version: number(),
      /** 1 to 5 stars. */
      rating: number().meta(personal),
      text: string().meta(personal),
      /** Whether visitors see it; the back office may hide it. */
      published: boolean(),
      productName: string(),
      createdOn: string().meta(personal),
      changedOn: string(),
      /** A user's reviews, for their data export. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `reviewsList`. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** A product's published reviews, newest first. */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
    }),
    computeKey: ({ productId, userId }: { productId: string; userId: string }) => ({
      pk: `REVIEWS#${productId}`,
      sk: `REVIEW#${userId}`,
    }),
    timestamps: false,
  }),
);

/** All reviews, by the time of the first writing. */
export const reviewsList = shardedList("gsi2", "REVIEWS", 4);

interface Keyed {
  productId: string;
  userId: string;
  published: boolean;
  createdOn: string;
}

/** The index keys of a review; a hidden one is in no list of its product. */
export const indexKeysOf = ({ productId, userId, published, createdOn }: Keyed) => ({
  gsi1pk: `USER#${userId}#REVIEWS`,
  gsi1sk: `${createdOn}#${productId}`,
  ...keysIn(reviewsList, createdOn, `${productId}#${userId}`),
  ...(published && { gsi3pk: `PRODUCT#${productId}#REVIEWS`, gsi3sk: `${createdOn}#${userId}` }),
});
