import { Entity, item, number, string } from "dynamodb-toolbox";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { kept } from "../../platform/stored/stored.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { table } from "../../platform/table.ts";

/** How often pieces of an article that lie in a warehouse were promised to a shipment: of two who promise at once one is refused and counts anew. */
const PromisedEntity = kept(
  new Entity({
    name: "Promised",
    table,
    schema: item({ productId: string().key(), warehouseId: string().key(), times: number() }),
    computeKey: ({ productId, warehouseId }: { productId: string; warehouseId: string }) => ({
      pk: `PRODUCT#${productId}`,
      sk: `PROMISED#${warehouseId}`,
    }),
  }),
);

/** How often they were promised, by product; one request for each hundred. */
export async function timesPromised(productIds: readonly string[], warehouseId: string) {
  const found = await readAll(
    PromisedEntity,
    productIds.map((productId) => ({ productId, warehouseId })),
  );
  return new Map(found.map(({ productId, times }) => [productId, times]));
}

/** Pieces of these articles are promised once more, on condition that nobody has promised any since `seen`. */
export const promisedWrites = (productIds: readonly string[], warehouseId: string, seen: ReadonlyMap<string, number>) =>
  productIds.map((productId) => {
    const times = seen.get(productId);
    return PromisedEntity.build(UpdateTransaction)
      .item({ productId, warehouseId, times: (times ?? 0) + 1 })
      .options({ condition: times === undefined ? { attr: "times", exists: false } : { attr: "times", eq: times } });
  });
