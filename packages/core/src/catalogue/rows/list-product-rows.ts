import type { FormattedItem } from "dynamodb-toolbox/entity";
import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { StockEntity } from "../../logistics/index.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { table } from "../../platform/table.ts";
import { ProductRowEntity, productsList } from "./product-row.table.ts";
import type { GoodsCategory, ShippingTime } from "../taxonomy.ts";

export type ProductRow = FormattedItem<typeof ProductRowEntity>;

export interface ProductRowFilters {
  text?: string | undefined;
  category?: GoodsCategory | undefined;
  typology?: string | undefined;
  brand?: string | undefined;
  seriesId?: string | undefined;
  visibility?: boolean | undefined;
  toBeQuoted?: boolean | undefined;
  shippingTime?: ShippingTime | undefined;
}

const exact = ["category", "typology", "brand", "seriesId", "visibility", "toBeQuoted", "shippingTime"] as const;

/** Whether a row has every wished value, and every word of the text in its code, name, brand or series. */
export function matches(row: ProductRow, filters: ProductRowFilters): boolean {
  if (exact.some((name) => filters[name] !== undefined && filters[name] !== row[name])) return false;
  const text = `${row.productCode} ${row.name} ${row.brand} ${row.seriesName}`.toLowerCase();
  const words = filters.text?.toLowerCase().split(/\s+/u) ?? [];
  return words.every((word) => text.includes(word));
}

/** Rows that one request of ours looks through at most, about 4 MB. */
const lookedThrough = 8000;
const atOnce = 1000;

/**
 * The products newest first with their stock. The filters are applied while reading on; after `lookedThrough` rows the
 * page ends, however few were found, and its cursor goes on from there.
 */
export async function listProductRows(
  filters: ProductRowFilters,
  pageWanted: { cursor?: string | undefined; limit: number },
) {
  const { items, cursor } = await pageOfRows(filters, pageWanted);
  return { items: await withStock(items), cursor };
}

/** The same without their stock. */
export function pageOfRows(filters: ProductRowFilters, pageWanted: { cursor?: string | undefined; limit: number }) {
  const fitting = (rows: readonly ProductRow[]) => rows.filter((row) => matches(row, filters));
  return filledPage(pageWanted, { read: page, fitting, keyOf, lookedThrough });
}

const page = (next: Record<string, unknown> | undefined) =>
  pageOfShards(productsList, ProductRowEntity, { after: next, limit: atOnce, reverse: true });

const keyOf = ({ gsi1sk }: ProductRow) => endAt(productsList, gsi1sk);

/** Adds what lies in the warehouse; one request per 100 products. */
export async function withStock<T extends { id: string }>(rows: readonly T[]) {
  const found = new Map<string, StoredStock>();
  for (let at = 0; at < rows.length; at += 100) {
    const requests = rows
      .slice(at, at + 100)
      .map(({ id }) => StockEntity.build(BatchGetRequest).key({ productId: id }));
    const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
    for (const stock of Responses?.[0] ?? []) if (stock) found.set(stock.productId, stock);
  }
  return rows.map((row) => ({ ...row, stock: stockFigures(found.get(row.id)) }));
}

interface StoredStock {
  onHand: number;
  available: number;
  incoming?: number | undefined;
  elsewhere?: number | undefined;
}

/** The figures of a product's stock in all warehouses; all nought where nothing was ever stored. */
export const stockFigures = (
  { onHand, available, incoming = 0, elsewhere = 0 }: StoredStock = { onHand: 0, available: 0 },
) => ({ onHand, booked: onHand - available, available, incoming, elsewhere });
