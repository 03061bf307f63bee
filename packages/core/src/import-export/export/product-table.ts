import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { currentPrices } from "../../pricing/index.ts";
import type { LoadedProduct } from "../../catalogue/index.ts";
import { fixedColumns, inOrder, lineOf, type ProductLine, type TableRows } from "./table-cells.ts";

/** A product with the prices that count now, as a line that waits for its table. */
export const productLines = ({ product, prices }: LoadedProduct, now: Date): ProductLine[] => [
  lineOf(product, currentPrices(prices, now)),
];

/** What was written into a file, a value to a line. */
export async function* linesIn<T>(path: string): AsyncGenerator<T> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const text of lines) yield JSON.parse(text) as T;
}

/**
 * The products as a table that the import takes back unchanged. Only price columns that some product uses are there, which
 * one knows when all lines are: they wait in a file, not in memory.
 */
export async function productTable(path: string): Promise<TableRows> {
  const used = new Set<string>();
  for await (const { prices } of linesIn<ProductLine>(path)) for (const column of Object.keys(prices)) used.add(column);
  const priceColumns = inOrder(used);
  return { columns: [...fixedColumns, ...priceColumns], rows: rowsOf(path, priceColumns) };
}

async function* rowsOf(path: string, priceColumns: readonly string[]) {
  for await (const { cells, prices } of linesIn<ProductLine>(path))
    yield [...cells, ...priceColumns.map((column) => prices[column])];
}
