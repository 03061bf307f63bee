import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { loadProduct, type LoadedProduct } from "../load-product.ts";
import { WatchEntity } from "./watch.table.ts";

/** Whether the smallest amount that is sold lies there. */
export const canBeHad = ({ product, available }: Pick<LoadedProduct, "product" | "available">): boolean =>
  product.visibility && available >= Math.max(1, product.fields.minQuantity);

/**
 * Remembers to tell the customer when a product can be had; asking twice is asking once. What can be had already needs
 * no telling: then `watching` is false. Problem: not-found.
 */
export async function watchProduct({ id: userId }: User, productId: string, now: Date): Promise<{ watching: boolean }> {
  const createdOn = instant(now);
  const { product } = await loadProduct(productId);
  if (!product.visibility) throw new Problem("not-found");
  await WatchEntity.build(PutItemCommand)
    .item({ productId, userId, createdOn, gsi1pk: `USER#${userId}#WATCHES`, gsi1sk: `${createdOn}#${productId}` })
    .send();
  // Read after the watch is there: stock that came in between either finds the watch or is found here.
  if (!canBeHad(await loadProduct(productId, { consistent: true }))) return { watching: true };
  await WatchEntity.build(DeleteItemCommand).key({ productId, userId }).send();
  return { watching: false };
}

export async function unwatchProduct({ id: userId }: User, productId: string): Promise<void> {
  await WatchEntity.build(DeleteItemCommand).key({ productId, userId }).send();
}

export async function isWatching({ id: userId }: User, productId: string): Promise<boolean> {
  const { Item } = await WatchEntity.build(GetItemCommand).key({ productId, userId }).send();
  return Item !== undefined;
}
