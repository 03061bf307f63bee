import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import type { FormattedItem } from "dynamodb-toolbox/entity";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { keysIn } from "../../platform/sharded-list/list.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import type { LoadedProduct } from "../load-product.ts";
import { gapsOf } from "./gaps.ts";
import { incompleteProducts, ProductGapsEntity } from "./gaps.table.ts";

type NotedGaps = Pick<FormattedItem<typeof ProductGapsEntity>, "lacks" | "since" | "version">;

/** What is noted; to be read before the product is, or an older product could overwrite what a newer one lacks. */
export async function notedGaps(productId: string): Promise<NotedGaps | undefined> {
  const { Item } = await ProductGapsEntity.build(GetItemCommand)
    .key({ productId })
    .options({ consistent: true })
    .send();
  return Item;
}

/**
 * Notes down what a product lacks that was read after what is noted; where it is the same, nothing is written. False where
 * somebody else has noted meanwhile: both have to be read again.
 */
export async function noteGaps(loaded: LoadedProduct, noted: NotedGaps | undefined, now: Date): Promise<boolean> {
  const { product } = loaded;
  const lacks = gapsOf(loaded, now);
  if (lacks.join() === (noted?.lacks.join() ?? "")) return true;
  const condition = noted
    ? ({ attr: "version", eq: noted.version } as const)
    : ({ attr: "productId", exists: false } as const);
  try {
    if (lacks.length === 0)
      await ProductGapsEntity.build(DeleteItemCommand).key({ productId: product.id }).options({ condition }).send();
    else {
      const since = noted?.since ?? instant(now);
      const version = (noted?.version ?? 0) + 1;
      const keys = keysIn(incompleteProducts, since, product.id);
      await ProductGapsEntity.build(PutItemCommand)
        .item({ productId: product.id, lacks, since, version, ...keys })
        .options({ condition })
        .send();
    }
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/** Of a product that is gone nothing is noted. */
export const forgetGaps = (productId: string): Promise<unknown> =>
  ProductGapsEntity.build(DeleteItemCommand).key({ productId }).send();
