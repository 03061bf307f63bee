import { locales } from "../../platform/locale.ts";
import { priceTypes, type Price } from "../../pricing/index.ts";
import { fieldColumns, kindOf, seriesColumns } from "../import/columns/columns.ts";
import type { StoredProduct } from "../../catalogue/index.ts";

/** A cell before it is written: absent where a product has nothing to say. */
export type Cell = string | number | boolean | undefined | null;

/** A table as it is written: its columns, then a row at a time. Prices are in euro. */
export interface TableRows {
  columns: readonly string[];
  /** Columns of amounts in euro beside the prices. */
  amounts?: ReadonlySet<string>;
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

/** A product as a row: its fixed cells, and its prices by column. */
export interface ProductLine {
  cells: Cell[];
  /** Euro, and discounts from 0 to 1. */
  prices: Readonly<Record<string, number>>;
}

export const fixedColumns: readonly string[] = [...seriesColumns, ...fieldColumns];

/** The columns of the specification's import, in its order (import/spec-columns.ts). */
export function lineOf({ series, fields }: StoredProduct, prices: readonly Price[]): ProductLine {
  const { name, brand, category, typology } = series;
  return {
    cells: [name, brand, category, typology, ...fieldColumns.map((column) => fields[column])],
    prices: Object.fromEntries(
      prices.flatMap(({ priceType, locale, price, discount }): [string, number][] => [
        [`price.${priceType}.${locale}`, price / 100],
        ...(discount > 0 ? [[`discount.${priceType}.${locale}`, discount] as [string, number]] : []),
      ]),
    ),
  };
}

const allPriceColumns = priceTypes.flatMap((type) =>
  locales.flatMap((locale) => [`price.${type}.${locale}`, `discount.${type}.${locale}`]),
);

/** The price columns that some line has, in one order. */
export const inOrder = (used: ReadonlySet<string>): string[] => allPriceColumns.filter((column) => used.has(column));

/** Whether a column's numbers are amounts in euro, written with two decimals. */
export const isEuro = (column: string): boolean => column === "price" || column.startsWith("price.");

export const isText = (column: string): boolean =>
  !isEuro(column) && ["text", "choice", "priceType", "country", "day"].includes(kindOf(column));
