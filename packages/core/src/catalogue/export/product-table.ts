import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { currentPrices } from "../../pricing/index.ts";
import type { LoadedProduct } from "../load-product.ts";
import { fixedColumns, inOrder, lineOf, type ProductLine, type TableRows } from "./table-cells.ts";

/**
 * The products with the prices that count now, as a table that the import takes back unchanged. Only price columns that
 * some product uses are there, which one knows at the end alone: the lines wait in a file meanwhile, not in memory.
 */
export async function productTable(
  products: AsyncIterable<LoadedProduct>,
  waiting: string,
  now: Date,
): Promise<TableRows> {
  const file = createWriteStream(waiting);
  const used = new Set<string>();
  for await (const { product, prices } of products) {
    const line = lineOf(product, currentPrices(prices, now));
    for (const column of Object.keys(line.prices)) used.add(column);
    if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
  const priceColumns = inOrder(used);
  return { columns: [...fixedColumns, ...priceColumns], rows: rowsOf(waiting, priceColumns) };
}

async function* rowsOf(waiting: string, priceColumns: readonly string[]) {
  for await (const text of createInterface({ input: createReadStream(waiting), crlfDelay: Infinity })) {
    const { cells, prices } = JSON.parse(text) as ProductLine;
    yield [...cells, ...priceColumns.map((column) => prices[column])];
  }
}
