import { locales } from "../../platform/locale.ts";
import type { FieldProblem } from "../../platform/problems.ts";
import { priceTypes } from "../../pricing/index.ts";
import { ProductFields } from "../product.ts";
import { allCategories, type Category } from "../taxonomy.ts";
import { readEuro, readNumber, type DecimalSign, type Mapping, type RowPrice, type TableRow } from "./mapping.ts";

/** Product columns in the specification's names, in the order in which they are exported. */
export const fieldColumns = Object.keys(ProductFields.shape) as (keyof ProductFields)[];
export const seriesColumns = ["seriesName", "brand", "category", "typology"] as const;

/** How a column's cells are read and written: by what its field takes. */
export const columnKinds: Readonly<Record<string, "text" | "truth" | "number">> = Object.fromEntries(
  Object.entries(ProductFields.shape).map(([column, schema]) => {
    const takes = (value: unknown) => schema.safeParse(value).success;
    return [column, takes(true) ? "truth" : takes(1) || takes(-1) ? "number" : "text"];
  }),
);
const truths: Readonly<Record<string, boolean>> = {
  true: true,
  vero: true,
  sì: true,
  si: true,
  "1": true,
  false: false,
  falso: false,
  no: false,
  "0": false,
};

/** A cell as its field's type; what can't be read is given as it stands, for the product's rules to refuse. */
function cell(column: string, text: string, decimal: DecimalSign): unknown {
  if (text === "") return undefined;
  if (columnKinds[column] === "text") return text;
  if (columnKinds[column] === "truth") return truths[text.toLowerCase()] ?? text;
  return readNumber(text, decimal);
}

/** "price.public.it": euro of a price type in a shop; "discount.public.it": from 0 to 1. */
export const priceColumn = /^price\.([a-z_]+)\.([a-z]{2})$/;

export function pricesOf(row: TableRow, decimal: DecimalSign): { prices: RowPrice[]; refused: FieldProblem[] } {
  const prices: RowPrice[] = [];
  const refused: FieldProblem[] = [];
  for (const [column, text] of Object.entries(row)) {
    const [, type, place] = priceColumn.exec(column) ?? [];
    if (!type || !place || text.trim() === "") continue;
    const priceType = priceTypes.find((known) => known === type);
    const locale = locales.find((known) => known === place);
    const price = readEuro(text, decimal);
    const discount = readNumber(row[`discount.${type}.${place}`], decimal) ?? 0;
    if (!priceType || !locale || price === undefined || !(price > 0)) {
      refused.push({ field: column, code: "invalid-format" });
    } else if (!(discount >= 0 && discount <= 1)) {
      refused.push({ field: `discount.${type}.${place}`, code: "invalid-format" });
    } else prices.push({ priceType, locale, price, discount });
  }
  return { prices, refused };
}

/** The project's own columns: the names of spec 3, a series by its name, prices in euro. Exported so, imported so. */
export const specColumns: Mapping = {
  name: "spec",
  columns: ["seriesName", "brand", "category", "productCode"],
  rules: ["minQuantity 0 and piecesPerPackage 0 where their cells are empty and the product is new"],
  map: (row, decimal) => {
    const category = allCategories.find((known) => known === row["category"]?.trim());
    const required = (["seriesName", "brand"] as const).filter((column) => !row[column]?.trim());
    const { prices, refused } = pricesOf(row, decimal);
    const problems = [
      ...required.map((field): FieldProblem => ({ field, code: "required" })),
      ...(category ? [] : [{ field: "category", code: row["category"] ? "invalid-value" : "required" }]),
      ...refused,
    ];
    if (problems.length > 0 || !category) return { refused: problems };
    const given = Object.fromEntries(
      fieldColumns
        .map((column) => [column, cell(column, row[column]?.trim() ?? "", decimal)] as const)
        .filter(([, value]) => value !== undefined),
    );
    const typology = row["typology"]?.trim();
    return {
      series: {
        name: row["seriesName"]?.trim() ?? "",
        brand: row["brand"]?.trim() ?? "",
        category: category satisfies Category,
        typology: typology || undefined,
      },
      given,
      filled: { minQuantity: 0, piecesPerPackage: 0 },
      prices: prices.length > 0 ? prices : undefined,
    };
  },
};
