import type { Cents } from "../../platform/money.ts";
import type { FieldProblem } from "../../platform/problems.ts";
import type { Price } from "../../pricing/index.ts";
import type { ProductFields } from "../product.ts";
import type { Category } from "../taxonomy.ts";

/** A row of a table: column name to text, as it stands in the file. */
export type TableRow = Readonly<Record<string, string>>;

/** Which character parts whole and fraction in a file: a file with semicolons is an Italian one. */
export type DecimalSign = "." | ",";

export type RowPrice = Pick<Price, "priceType" | "locale" | "price" | "discount">;

/** What a row says of a product, before the product's own rules have judged it. */
export interface MappedRow {
  series: { name: string; brand: string; category: Category; typology?: string | undefined };
  /** What the file says: it replaces what is stored. */
  given: Readonly<Partial<Record<keyof ProductFields, unknown>>>;
  /** What the mapping's stated rules say where the file is silent: it never replaces what is stored. */
  filled: Readonly<Partial<Record<keyof ProductFields, unknown>>>;
  /** Prices of the file; undefined where the file has none. */
  prices?: readonly RowPrice[] | undefined;
  /** A price by the mapping's stated rule in euro, for a product that is new. */
  demonstrationEuro?: number | undefined;
}

/** How the columns of a kind of file become products. */
export interface Mapping {
  name: string;
  /** Columns that tell this kind of file from others. */
  columns: readonly string[];
  /** What is filled in where the file is silent: shown with every report. */
  rules: readonly string[];
  map: (row: TableRow, decimal: DecimalSign) => MappedRow | { refused: readonly FieldProblem[] };
}

const grouped = { ".": /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/, ",": /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/ } as const;

/** As a program writes it: thousands without a sign, decimals behind a dot. A sign that can't part thousands parts decimals. */
function plainNumber(text: string, decimal: DecimalSign): string {
  const both = text.includes(".") && text.includes(",");
  const thousands = decimal === "," ? "." : ",";
  for (const sign of [thousands, decimal] as const) {
    if ((both || sign === thousands) && grouped[sign].test(text)) return text.replaceAll(sign, "").replace(",", ".");
  }
  return text.replace(",", ".");
}

/** A number as people and programs write it; undefined when the cell is empty, NaN when it is no number. */
export function readNumber(text: string | undefined, decimal: DecimalSign): number | undefined {
  const bare = text?.trim().replaceAll(/[\s\u00a0]|(?<=\d)['’](?=\d{3})/g, "");
  if (!bare) return undefined;
  const plain = plainNumber(bare, decimal);
  return /^-?\d+(\.\d+)?(e-?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * An amount in euro as cents, by the file's own decimal sign: 1.234 is more than a thousand in an Italian table, and
 * hardly more than one in a workbook. What a formula made is rounded to the cent. Undefined for what is no amount.
 */
export function readEuro(text: string, decimal: DecimalSign): Cents | undefined {
  const euro = readNumber(text.replaceAll("€", ""), decimal);
  return euro === undefined || Number.isNaN(euro) ? undefined : Math.round(Number((euro * 100).toFixed(6)));
}
