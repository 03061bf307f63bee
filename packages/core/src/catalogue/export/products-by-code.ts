import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { matches } from "../list-product-rows.ts";
import { loadProduct, type LoadedProduct } from "../load-product.ts";
import { codeKey } from "../product-codes.ts";
import { ProductRowEntity } from "../product-row.table.ts";
import type { ExportFilters } from "./export-job.ts";

/** The ids of the products by their code: the same catalogue gives the same file. */
export async function idsByCode(filters: ExportFilters): Promise<string[]> {
  const rows = [];
  let exclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ index: "gsi1", partition: "PRODUCTROWS" })
      .entities(ProductRowEntity)
      .options({ ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send();
    rows.push(
      ...Items.filter((row) => matches(row, filters)).map(({ id, productCode }) => [codeKey(productCode), id] as const),
    );
    exclusiveStartKey = LastEvaluatedKey;
  } while (exclusiveStartKey);
  return rows.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, id]) => id);
}

const atOnce = 25;

/** Every product with its prices, 25 requests at a time; one that is deleted meanwhile is left out. */
export async function* productsOf(
  ids: readonly string[],
  onProgress?: (done: number) => Promise<void>,
): AsyncGenerator<LoadedProduct> {
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = await Promise.all(ids.slice(at, at + atOnce).map((id) => loadProduct(id).catch(gone)));
    for (const loaded of some) if (loaded) yield loaded;
    await onProgress?.(Math.min(at + atOnce, ids.length));
  }
}

function gone(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === "not-found")) throw error;
}
