import { stringify } from "csv-stringify/sync";
import { fixedColumns, type Cell, type TableLine } from "./table-cells.ts";

const byteOrderMark = "\ufeff";

/** What a spreadsheet would take for a formula gets an apostrophe, and so does a text that begins like one that has. */
const formula = /^'*[=+\-@\t\r]/;

/** Decimal commas as the Italian spreadsheet writes them; prices with two decimals. */
function textOf(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell === "string") return formula.test(cell) ? `'${cell}` : cell;
  return String(cell).replace(".", ",");
}

const euro = (column: string, value: number | undefined): string =>
  value === undefined ? "" : column.startsWith("price.") ? value.toFixed(2).replace(".", ",") : textOf(value);

/** The table as an Italian spreadsheet opens it: UTF-8 with a byte-order mark, semicolons, decimal commas. */
export function csvOf(lines: readonly TableLine[], priceColumns: readonly string[]): Uint8Array {
  const rows = lines.map(({ cells, prices }) => [
    ...cells.map(textOf),
    ...priceColumns.map((column) => euro(column, prices.get(column))),
  ]);
  const text = stringify([[...fixedColumns, ...priceColumns], ...rows], {
    delimiter: ";",
    record_delimiter: "windows",
  });
  return Buffer.from(byteOrderMark + text);
}
