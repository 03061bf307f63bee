import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import type { FormattedItem } from "dynamodb-toolbox/entity";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute as write } from "dynamodb-toolbox/entity/actions/transactWrite";
import { keysIn } from "../../platform/sharded-list/list.ts";
import { instant } from "../../platform/time.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import type { LoadedProduct } from "../load-product.ts";
import { gapsOf } from "./gaps.ts";
import { incompleteProducts, ProductGapsEntity } from "./gaps.table.ts";

type NotedGaps = Pick<FormattedItem<typeof ProductGapsEntity>, "lacks" | "since" | "version">;

/**
 * What is noted of some products, by their ids; to be read before the products are, or an older product could overwrite
 * what a newer one lacks.
 */
export async function notedGaps(productIds: readonly string[]): Promise<ReadonlyMap<string, NotedGaps>> {
  const found = await readAll(
    ProductGapsEntity,
    productIds.map((productId) => ({ productId })),
  );
  return new Map(found.map((noted) => [noted.productId, noted]));
}

/**
 * Notes down what up to a hundred products lack that were read after what is noted; where it is the same, nothing is written.
 * Answers those of which somebody else has noted meanwhile: both have to be read again.
 */
export async function noteGaps(
  products: readonly LoadedProduct[],
  noted: ReadonlyMap<string, NotedGaps>,
  now: Date,
): Promise<string[]> {
  const writes = products.flatMap((loaded) => {
    const { id } = loaded.product;
    const writing = writeOf(loaded, noted.get(id), now);
    return writing ? [{ id, writing }] : [];
  });
  if (await written(writes.map(({ writing }) => writing))) return [];
  // One of them was refused, and the others with it.
  if (writes.length === 1) return writes.map(({ id }) => id);
  const alone = await Promise.all(writes.map(async ({ id, writing }) => ((await written([writing])) ? [] : [id])));
  return alone.flat();
}

function writeOf(loaded: LoadedProduct, noted: NotedGaps | undefined, now: Date) {
  const productId = loaded.product.id;
  const lacks = gapsOf(loaded, now);
  if (lacks.join() === (noted?.lacks.join() ?? "")) return undefined;
  const condition = noted
    ? ({ attr: "version", eq: noted.version } as const)
    : ({ attr: "productId", exists: false } as const);
  if (lacks.length === 0) return ProductGapsEntity.build(DeleteTransaction).key({ productId }).options({ condition });
  const since = noted?.since ?? instant(now);
  const version = (noted?.version ?? 0) + 1;
  return ProductGapsEntity.build(PutTransaction)
    .item({ productId, lacks, since, version, ...keysIn(incompleteProducts, since, productId) })
    .options({ condition });
}

/** False where somebody else has noted meanwhile. */
async function written([first, ...others]: NonNullable<ReturnType<typeof writeOf>>[]): Promise<boolean> {
  if (!first) return true;
  try {
    await write(first, ...others);
    return true;
  } catch (error) {
    if (cancellationReasons(error).includes(true)) return false;
    throw error;
  }
}

/** Of a product that is gone nothing is noted. */
export const forgetGaps = (productId: string): Promise<unknown> =>
  ProductGapsEntity.build(DeleteItemCommand).key({ productId }).send();
