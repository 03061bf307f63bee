import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { indexKeysOf, ReviewEntity } from "./review.table.ts";

/** Shows a review to visitors or hides it. Problems: not-found, version-conflict. */
export async function publishReview(id: string, published: boolean): Promise<void> {
  const [productId = "", userId = ""] = id.split("_");
  const { Item } = await ReviewEntity.build(GetItemCommand)
    .key({ productId, userId })
    .options({ consistent: true })
    .send();
  if (!Item) throw new Problem("not-found");
  if (Item.published === published) return;
  const { gsi3pk: _, gsi3sk: __, ...review } = Item;
  try {
    await ReviewEntity.build(PutItemCommand)
      .item({ ...review, published, version: Item.version + 1, ...indexKeysOf({ ...review, published }) })
      .options({ condition: { attr: "version", eq: Item.version } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
}
