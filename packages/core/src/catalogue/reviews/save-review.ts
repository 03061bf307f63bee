import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { loadProduct } from "../load-product.ts";
import { plainText } from "../rich-text/rich-text.ts";
import { indexKeysOf, ReviewEntity } from "./review.table.ts";

/** The orders' answer: they stand above the catalogue. */
type HasBought = (userId: string, productId: string) => Promise<boolean>;

interface ReviewInput {
  productId: string;
  /** 1 to 5 stars. */
  rating: number;
  text: string;
}

const ownReview = async ({ id: userId }: Pick<User, "id">, productId: string) =>
  (await ReviewEntity.build(GetItemCommand).key({ productId, userId }).options({ consistent: true }).send()).Item;

/**
 * Writes or changes the customer's one review of a product that they bought. It is seen at once, unless the back office
 * has hidden it before. Problems: not-found, not-bought, version-conflict.
 */
export async function saveReview(
  user: User,
  { productId, rating, text }: ReviewInput,
  now: Date,
  hasBought: HasBought,
) {
  const { product } = await loadProduct(productId);
  const before = await ownReview(user, productId);
  if (!before && !(await hasBought(user.id, productId))) throw new Problem("not-bought");
  const facts = {
    productId,
    userId: user.id,
    published: before?.published ?? true,
    createdOn: before?.createdOn ?? instant(now),
  };
  const review = {
    ...facts,
    version: (before?.version ?? 0) + 1,
    rating,
    text: plainText(text),
    productName: `${product.brand} ${product.fields.name}`,
    changedOn: instant(now),
  };
  try {
    await ReviewEntity.build(PutItemCommand)
      .item({ ...review, ...indexKeysOf(facts) })
      .options({
        condition: before ? { attr: "version", eq: before.version } : { attr: "version", exists: false },
      })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
  return review;
}

/** What the customer wrote of a product, and whether they may write. */
export async function getOwnReview(user: User, productId: string, hasBought: HasBought) {
  const review = await ownReview(user, productId);
  return { review: review ?? null, mayReview: review !== undefined || (await hasBought(user.id, productId)) };
}
