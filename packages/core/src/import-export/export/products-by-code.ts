import { Problem } from "../../platform/problems.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import {
  codeKey,
  type LoadedProduct,
  loadProduct,
  matches,
  ProductRowEntity,
  productsList,
} from "../../catalogue/index.ts";
import type { ExportFilters } from "./export-job.ts";

/** A product by the key of its code. */
export interface Coded {
  code: string;
  id: string;
}

/** The products by their code: the same catalogue gives the same file. */
export async function productsByCode(filters: ExportFilters): Promise<Coded[]> {
  const rows: Coded[] = [];
  for await (const row of rowsOfShards(productsList, ProductRowEntity)) {
    if (matches(row, filters)) rows.push({ code: codeKey(row.productCode), id: row.id });
  }
  return rows.toSorted((one, other) => (one.code < other.code ? -1 : 1));
}

const atOnce = 25;

/** The products with their prices, 25 requests at a time, each time with the last code; what was deleted is left out. */
export async function* loadedBatches(
  products: readonly Coded[],
): AsyncGenerator<{ loaded: LoadedProduct[]; last: string; count: number }> {
  for (let at = 0; at < products.length; at += atOnce) {
    const batch = products.slice(at, at + atOnce);
    const some = await Promise.all(batch.map(({ id }) => loadProduct(id).catch(gone)));
    yield { loaded: some.filter((one) => one !== undefined), last: batch.at(-1)?.code ?? "", count: batch.length };
  }
}

function gone(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === "not-found")) throw error;
}
