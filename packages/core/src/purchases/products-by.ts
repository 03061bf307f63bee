import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { ProductEntity } from "../catalogue/index.ts";
import { table } from "../platform/table.ts";
import { each } from "./each.ts";

const batchSize = 100;

/** A list in parts that one batch reads. */
export const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, at) => all.slice(at * batchSize, (at + 1) * batchSize));

/** Products by their ids, hidden ones too; those that are gone are left out. */
export async function productsBy(ids: readonly string[]) {
  const found = await each(batchesOf(ids), async (batch) => {
    const requests = batch.map((id) => ProductEntity.build(BatchGetRequest).key({ id }));
    return (await execute(table.build(BatchGetCommand).requests(...requests))).Responses?.[0] ?? [];
  });
  return new Map(found.flat().flatMap((product) => (product ? [[product.id, product] as const] : [])));
}
