import { parse } from "csv-parse/sync";
import type { Notation } from "../../../platform/reading/index.ts";
import { isCode, isHeading, isQuantity, isUnit } from "./column-names.ts";
import { longestRow, readMaterial, readTyped, type WrittenRow } from "./read-material.ts";

/** Where code, quantity and unit stand in the cells of a row; -1 for no such column. */
export interface Columns {
  code: number;
  quantity: number;
  unit: number;
}

/** Which column is which by the names of a heading. */
export const columnsOf = (names: readonly string[]): Columns => ({
  code: names.findIndex(isCode),
  quantity: names.findIndex(isQuantity),
  unit: names.findIndex(isUnit),
});

const separators = ["\t", ";", ","] as const;

/** The cells of a line as a CSV file has them, with or without quotation marks; undefined where one has no pair. */
function cellsOf(line: string, delimiter: string): string[] | undefined {
  try {
    const [cells] = parse(line, { delimiter, trim: true, relax_column_count: true });
    return cells;
  } catch {
    return undefined;
  }
}

/** How the lines below a heading are parted, and what stands where; undefined where it names its columns in running text. */
function tableOf(heading: string) {
  for (const delimiter of separators) {
    if (!heading.includes(delimiter)) continue;
    const names = cellsOf(heading, delimiter) ?? [];
    const at = columnsOf(names);
    if (at.code >= 0 && at.quantity >= 0) return { delimiter, at, columns: names.length };
  }
  return undefined;
}

/** A line with a cell between quotation marks, as a spreadsheet's file has it: its cells, apart by tabs. */
function unquoted(line: string): string {
  if (!/(?:^|[;,\t])\s*"(?:[^"]|"")*"\s*(?:[;,\t]|$)/u.test(line)) return line;
  const bare = line.replaceAll(/"(?:[^"]|"")*"/gu, "");
  const delimiter = separators.find((one) => bare.includes(one));
  return (delimiter && cellsOf(line, delimiter)?.join("\t")) || line;
}

/**
 * The lines of a pasted list: below a heading in columns by what stands in them, as in a file of the same; else each as it reads (`readMaterial`).
 * A heading is no line; the others keep their numbers. With a comma between cells a line counts as one of the table only where it has as many
 * as the heading: another may be a decimal's.
 */
export function readListed(lines: readonly string[], notation: Notation): WrittenRow[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  const heading = lines[first] ?? "";
  const table = tableOf(heading);
  const isNamed = table !== undefined || isHeading(heading);
  return lines.flatMap((line, index): WrittenRow[] => {
    if (line.trim() === "" || (index === first && isNamed)) return [];
    const row = index + 1;
    const cells = table && line.length <= longestRow * 4 ? cellsOf(line.trim(), table.delimiter) : undefined;
    const { code = "", quantity = "", unit } = table && cells ? namedCells(cells, table.at) : {};
    const isOfTable =
      table !== undefined &&
      (table.delimiter === "," ? cells?.length === table.columns : code !== "" && quantity !== "");
    if (isOfTable)
      return [{ ...readTyped({ row, code, quantity, unit }, notation), text: line.trim().slice(0, longestRow) }];
    return readMaterial(unquoted(line), notation).map((one) => ({ ...one, row }));
  });
}

const namedCells = (cells: readonly string[], { code, quantity, unit }: Columns) => ({
  code: cells[code],
  quantity: cells[quantity],
  unit: cells[unit],
});
