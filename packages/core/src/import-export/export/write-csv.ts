import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { isEuro, type Cell, type TableRows } from "./table-cells.ts";

const byteOrderMark = "\ufeff";

const formula = /^'*[=+\-@\t\r]/;

/** What a spreadsheet would take for a formula gets an apostrophe, and so does a text that begins like one that has. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Decimal commas as the Italian spreadsheet writes them; prices with two decimals. */
function textOf(cell: Cell, euro: boolean): string {
  if (cell === undefined || cell === null) return "";
  if (typeof cell === "string") return withoutFormula(cell);
  return (typeof cell === "number" && euro ? cell.toFixed(2) : String(cell)).replace(".", ",");
}

const line = (cells: readonly string[]): string => stringify([cells], { delimiter: ";", record_delimiter: "windows" });

/** The table as an Italian spreadsheet opens it: UTF-8 with a byte-order mark, semicolons, decimal commas. */
export async function writeCsv({ columns, rows, amounts }: TableRows, path: string): Promise<void> {
  const file = createWriteStream(path);
  const euro = columns.map((column) => isEuro(column) || amounts?.has(column) === true);
  file.write(byteOrderMark + line(columns));
  for await (const cells of rows) {
    const texts = cells.map((cell, index) => textOf(cell, euro[index] === true));
    if (!file.write(line(texts))) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
}
