import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { userNames } from "../../accounts/index.ts";
import { cursorOf, startingAt } from "../../platform/cursor.ts";
import { table } from "../../platform/table.ts";
import { ratingOf } from "../rating.ts";
import { RatingEntity } from "../rating.table.ts";
import { ReviewEntity } from "./review.table.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** "Ada Neri" is shown as "Ada N."; undefined for who has closed their account. */
export const shownName = (name: string | undefined): string | undefined => {
  const [first, ...others] = (name ?? "").split(" ").filter(Boolean);
  const initial = others.at(-1)?.[0];
  return first && (initial ? `${first} ${initial.toUpperCase()}.` : first);
};

/** A product's published reviews, newest first, with the stars of all of them. Three requests a page. */
export async function listReviews(productId: string, { cursor, limit }: Page) {
  const [{ Items = [], LastEvaluatedKey }, { Item: rating }] = await Promise.all([
    table
      .build(QueryCommand)
      .query({ index: "gsi3", partition: `PRODUCT#${productId}#REVIEWS` })
      .entities(ReviewEntity)
      .options({ reverse: true, limit, ...startingAt(cursor) })
      .send(),
    RatingEntity.build(GetItemCommand).key({ productId }).send(),
  ]);
  const names = await userNames(Items.map(({ userId }) => userId));
  return {
    items: Items.map((review) => ({
      ...review,
      id: reviewId(review),
      author: shownName(names.get(review.userId)),
    })),
    cursor: cursorOf(LastEvaluatedKey),
    rating: ratingOf(rating?.stars) ?? null,
    stars: rating?.stars ?? [],
  };
}

/** Every review, newest first, or only the hidden ones or those that are seen; for the back office. */
export async function listAllReviews({ cursor, limit, published }: Page & { published?: boolean | undefined }) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi2", partition: "REVIEWS" })
    .entities(ReviewEntity)
    .options({
      reverse: true,
      limit,
      ...startingAt(cursor),
      ...(published !== undefined && { filters: { Review: { attr: "published", eq: published } } }),
    })
    .send();
  const names = await userNames(Items.map(({ userId }) => userId));
  return {
    items: Items.map((review) => ({ ...review, id: reviewId(review), author: names.get(review.userId) ?? "" })),
    cursor: cursorOf(LastEvaluatedKey),
  };
}

/** Names a review in an address. */
export const reviewId = ({ productId, userId }: { productId: string; userId: string }): string =>
  `${productId}_${userId}`;
