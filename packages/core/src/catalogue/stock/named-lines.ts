import type { MovedLine } from "../../logistics/index.ts";
import { invalid } from "../../platform/problems.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { ProductRowEntity } from "../rows/product-row.table.ts";

interface Pieces {
  productId: string;
  quantity: number;
}

/** What the house's lists know of products, by id; one request for each hundred. */
export async function rowsById(productIds: readonly string[]) {
  const rows = await readAll(
    ProductRowEntity,
    productIds.map((id) => ({ id })),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Pieces of articles as a movement holds them: by the code that the article has today. Problems: the fields `lines.0.productId` are refused as
 * `not-found`, and as `twice` where an article stands on two lines.
 */
export async function namedLines(lines: readonly Pieces[]): Promise<MovedLine[]> {
  const rows = await rowsById(lines.map(({ productId }) => productId));
  return lines.map(({ productId, quantity }, index) => {
    const field = `lines.${index}.productId`;
    const row = rows.get(productId);
    if (!row) throw invalid({ field, code: "not-found" });
    if (lines.findIndex((line) => line.productId === productId) !== index) throw invalid({ field, code: "twice" });
    return { productId, productCode: row.productCode, quantity };
  });
}
