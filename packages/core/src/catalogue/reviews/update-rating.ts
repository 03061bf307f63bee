import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import { starsOf } from "./rating.ts";
import { RatingEntity } from "./rating.table.ts";
import { ReviewEntity } from "./review.table.ts";

async function publishedRatings(productId: string): Promise<number[]> {
  const ratings: number[] = [];
  let exclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ partition: `REVIEWS#${productId}` })
      .entities(ReviewEntity)
      .options({ consistent: true, ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send();
    ratings.push(...Items.flatMap(({ published, rating }) => (published ? [rating] : [])));
    exclusiveStartKey = LastEvaluatedKey;
  } while (exclusiveStartKey);
  return ratings;
}

/**
 * Counts a product's stars anew from its reviews, whichever way they changed or went. May be repeated; a count that
 * another has made meanwhile makes this one fail, so that the message comes again.
 */
export async function updateRating(productId: string): Promise<void> {
  const { Item } = await RatingEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  const stars = starsOf(await publishedRatings(productId));
  if (Item && String(Item.stars) === String(stars)) return;
  await RatingEntity.build(PutItemCommand)
    .item({ productId, version: (Item?.version ?? 0) + 1, stars })
    .options({ condition: Item ? { attr: "version", eq: Item.version } : { attr: "version", exists: false } })
    .send();
}
