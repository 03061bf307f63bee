import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { setting } from "../../platform/config.ts";
import { downloadUrl } from "../../platform/downloads.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { writeObject } from "../../platform/storage.ts";
import { table } from "../../platform/table.ts";
import { romeDate } from "../../platform/time.ts";
import { currentPrices } from "../../pricing/index.ts";
import { matches, type ProductRowFilters } from "../list-product-rows.ts";
import { loadProduct } from "../load-product.ts";
import { codeKey } from "../product-codes.ts";
import { ProductRowEntity } from "../product-row.table.ts";
import { lineOf, usedPriceColumns, type TableLine } from "./table-cells.ts";
import { csvOf } from "./write-csv.ts";
import { xlsxOf } from "./write-xlsx.ts";

type Filters = Pick<ProductRowFilters, "category" | "brand">;
export type TableFormat = "csv" | "xlsx";

/** The ids of the products by their code: the same catalogue gives the same file. */
async function idsByCode(filters: Filters): Promise<string[]> {
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

/** Every product as a row, 25 requests at a time; one that is deleted meanwhile is left out. */
async function linesOf(ids: readonly string[], now: Date): Promise<TableLine[]> {
  const lines: TableLine[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = await Promise.all(ids.slice(at, at + atOnce).map((id) => loadProduct(id).catch(gone)));
    for (const loaded of some) if (loaded) lines.push(lineOf(loaded.product, currentPrices(loaded.prices, now)));
  }
  return lines;
}

function gone(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === "not-found")) throw error;
}

/** The products with the prices that count now, as a table that the import takes back unchanged. */
export async function productTable(filters: Filters, format: TableFormat, now: Date): Promise<Uint8Array> {
  const lines = await linesOf(await idsByCode(filters), now);
  const priceColumns = usedPriceColumns(lines);
  return format === "csv" ? csvOf(lines, priceColumns) : xlsxOf(lines, priceColumns);
}

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Writes the table beside the private files and answers its short-lived address. */
export async function exportProducts(filters: Filters, format: TableFormat, now: Date): Promise<string> {
  const key = `exports/${newId()}.${format}`;
  await writeObject(setting("PRIVATE_BUCKET"), key, await productTable(filters, format, now), contentTypes[format]);
  const fileName = `solvia-${romeDate(now)}.${format}`;
  return downloadUrl({ key, fileName, contentType: contentTypes[format], disposition: "attachment" });
}
