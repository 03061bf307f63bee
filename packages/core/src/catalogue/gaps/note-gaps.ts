import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { keysIn } from "../../platform/sharded-list/list.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import type { LoadedProduct } from "../load-product.ts";
import { gapsOf } from "./gaps.ts";
import { incompleteProducts, ProductGapsEntity } from "./gaps.table.ts";

/**
 * Notes down what a product lacks as it was just read; where that is what is noted, nothing is written. False where somebody
 * else has noted meanwhile: it has to be read again.
 */
export async function noteGaps(loaded: LoadedProduct, now: Date): Promise<boolean> {
  const { gaps: noted, product } = loaded;
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
