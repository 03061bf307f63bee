import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { userNames } from "../../accounts/index.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { table } from "../../platform/table.ts";
import { ratingOf } from "./rating.ts";
import { RatingEntity } from "./rating.table.ts";
import { ReviewEntity, reviewsList } from "./review.table.ts";

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

/** Reviews that one request looks through at most, and those of one read. */
const lookedThrough = 2000;
const atOnce = 200;

/** Every review, newest first, or only the hidden ones or those that are seen; for the back office. */
export async function listAllReviews({ published, ...pageWanted }: Page & { published?: boolean | undefined }) {
  const { items, cursor } = await filledPage(pageWanted, {
    read: (after) => pageOfShards(reviewsList, ReviewEntity, { after, limit: atOnce, reverse: true }),
    fitting: (reviews) => reviews.filter((review) => published === undefined || review.published === published),
    keyOf: ({ gsi2sk }) => endAt(reviewsList, gsi2sk),
    lookedThrough,
  });
  const names = await userNames(items.map(({ userId }) => userId));
  return {
    items: items.map((review) => ({ ...review, id: reviewId(review), author: names.get(review.userId) ?? "" })),
    cursor,
  };
}

/** Names a review in an address. */
export const reviewId = ({ productId, userId }: { productId: string; userId: string }): string =>
  `${productId}_${userId}`;
