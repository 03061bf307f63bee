import { locales } from "../../platform/locale.ts";
import { priceTypes, type Price } from "../../pricing/index.ts";
import { columnKinds, fieldColumns, seriesColumns } from "../import/spec-columns.ts";
import type { StoredProduct } from "../load-product.ts";

/** A cell before it is written: absent where a product has nothing to say. */
export type Cell = string | number | boolean | undefined;

/** A product as a row: its fixed cells, and its prices by column. */
export interface TableLine {
  cells: Cell[];
  /** Euro, and discounts from 0 to 1. */
  prices: ReadonlyMap<string, number>;
}

export const fixedColumns: readonly string[] = [...seriesColumns, ...fieldColumns];

/** The columns of the specification's import, in its order (import/spec-columns.ts). */
export function lineOf({ series, fields }: StoredProduct, prices: readonly Price[]): TableLine {
  const { name, brand, category, typology } = series;
  return {
    cells: [name, brand, category, typology, ...fieldColumns.map((column) => fields[column])],
    prices: new Map(
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

/** The price columns that at least one line has, in one order. */
export function usedPriceColumns(lines: readonly TableLine[]): string[] {
  const used = new Set(lines.flatMap(({ prices }) => [...prices.keys()]));
  return allPriceColumns.filter((column) => used.has(column));
}

export const isText = (column: string): boolean => (columnKinds[column] ?? "text") === "text";
