import type { FieldProblem } from "../../../platform/problems.ts";
import type { Category, ProductFields } from "../../../catalogue/index.ts";
import type { ListedPrice } from "../listings/price-list.ts";
import type { RuleCode } from "../cells/rule-words.ts";
import type { TableRow } from "../cells/table-row.ts";

/** What a row says of a product, before the product's own rules have judged it. */
export interface MappedRow {
  series: { name: string; brand: string; category: Category; typology?: string | undefined };
  /** What the file says: it replaces what is stored. */
  stated: Readonly<Partial<Record<keyof ProductFields, unknown>>>;
  /** What the mapping's stated rules say where the file is silent: it never replaces what is stored. */
  filled: Readonly<Partial<Record<keyof ProductFields, unknown>>>;
  /** Prices of the file; undefined where the file has none. */
  prices?: readonly ListedPrice[] | undefined;
  /** A price by the mapping's stated rule in euro, for a product that is new. */
  demonstrationEuro?: number | undefined;
}

/** How the columns of a kind of file become products. */
export interface Mapping {
  name: string;
  /** Columns that tell this kind of file from others. */
  columns: readonly string[];
  /** What is filled in where the file is silent: shown with every report. */
  rules: readonly RuleCode[];
  map: (row: TableRow, now: Date) => MappedRow | { refused: readonly FieldProblem[] };
}
