import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isEuro, isText, type Cell, type TableRows } from "./table-cells.ts";
import { bookParts, cellStyles, columnLetters, escaped, mainNamespace, sheetPath, storedText } from "./xlsx-parts.ts";
import { zipped } from "./zipped.ts";

const widthOf = (column: string): number => (column === "name" ? 40 : isText(column) ? 20 : 14);

/** The table as a workbook: numbers are numbers, texts stay texts. It is written in pieces and never stands whole in memory. */
export async function writeXlsx(table: TableRows, path: string): Promise<void> {
  const parts = [...bookParts("Solvia"), { name: sheetPath, text: sheetOf(table) }];
  await pipeline(Readable.from(zipped(parts), { objectMode: false }), createWriteStream(path));
}

/** The sheet's XML; its elements stand in the order that the standard demands (ECMA-376, 18.3.1.99). */
async function* sheetOf({ columns, rows, amounts }: TableRows): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnLetters(index));
  const styles = columns.map((column) => (isEuro(column) || amounts?.has(column) ? cellStyles.euro : cellStyles.plain));
  const widths = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" style="${styles[index]}" customWidth="1"/>`,
  );
  const rowOf = (number: number, cells: readonly Cell[], styleOf: (index: number) => number): string =>
    `<row r="${number}">${cells.map((cell, index) => cellOf(`${letters[index]}${number}`, cell, styleOf(index))).join("")}</row>`;
  yield (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${mainNamespace}">` +
      '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${widths.join("")}</cols><sheetData>${rowOf(1, columns, () => cellStyles.heading)}`
  );
  let number = 1;
  for await (const cells of rows) yield rowOf((number += 1), cells, (index) => styles[index] ?? cellStyles.plain);
  yield "</sheetData></worksheet>";
}

function cellOf(reference: string, cell: Cell, style: number): string {
  if (cell === undefined || cell === null || cell === "") return "";
  const start = `<c r="${reference}" s="${style}"`;
  if (typeof cell === "number") return `${start}><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `${start} t="b"><v>${Number(cell)}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(storedText(cell))}</t></is></c>`;
}
