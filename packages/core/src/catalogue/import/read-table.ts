import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Problem } from "../../platform/problems.ts";
import type { DecimalSign, TableRow } from "./mapping.ts";

export interface ReadRow {
  /** Of the file, as a spreadsheet counts it: the heading is row 1. */
  number: number;
  cells: TableRow;
  decimal: DecimalSign;
}

/** Opens a file from its beginning; called more than once. */
export type Source = () => AsyncIterable<Uint8Array>;

const asText = (source: AsyncIterable<Uint8Array>, encoding: string): Readable =>
  Readable.fromWeb(
    (Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(
      new TextDecoderStream(encoding),
    ) as Parameters<typeof Readable.fromWeb>[0],
  );

/** UTF-8 if the whole file is UTF-8, else Windows-1252, which spreadsheets still write. */
async function encodingOf(open: Source): Promise<"utf-8" | "windows-1252"> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of open()) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** The separator of the heading line: whichever of semicolon, comma and tab parts it most. */
async function delimiterOf(open: Source): Promise<";" | "," | "\t"> {
  const decoder = new TextDecoder("windows-1252");
  let head = "";
  for await (const chunk of open()) {
    head += decoder.decode(chunk, { stream: true });
    if (/[\r\n]/.test(head)) break;
  }
  const [line = ""] = head.split(/[\r\n]/, 1);
  const count = (sign: string): number => line.split(sign).length;
  return ([";", ",", "\t"] as const).toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/**
 * The rows of a CSV file one by one, however long it is: with or without a byte-order mark, in either encoding. Problem:
 * unreadable-table where a quotation mark has no pair.
 */
export async function* readCsv(open: Source): AsyncGenerator<ReadRow> {
  const [encoding, delimiter] = [await encodingOf(open), await delimiterOf(open)];
  const decimal = delimiter === "," ? "." : ",";
  const parser = parse({
    columns: true,
    delimiter,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    info: true,
  });
  // A store that breaks off ends the parser with its error, which the loop throws.
  pipeline(asText(open(), encoding), parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: TableRow; info: { lines: number } }>) {
      yield { number: info.lines, cells: unescaped(record), decimal };
    }
  } catch (error) {
    throw error instanceof CsvError ? new Problem("unreadable-table") : error;
  }
}

/** Takes off the apostrophe with which an export keeps a text from being read as a formula. */
const unescaped = (cells: TableRow): TableRow =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, text.replace(escapedFormula, "$1")]));
const escapedFormula = /^'('*[=+\-@\t\r])/;

/** Whether the bytes begin as a zip file does, which a workbook is. */
async function isZip(open: Source): Promise<boolean> {
  let head = Buffer.alloc(0);
  for await (const chunk of open()) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= 4) break;
  }
  return head.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004", "latin1"));
}

/**
 * The rows of a workbook's first sheet one by one; its numbers come as a program writes them. Problem: unreadable-table for
 * what is no workbook.
 */
export async function* readXlsx(open: Source): AsyncGenerator<ReadRow> {
  if (!(await isZip(open))) throw new Problem("unreadable-table");
  const { default: excel } = await import("exceljs");
  const workbook = new excel.stream.xlsx.WorkbookReader(Readable.from(open()), {});
  for await (const sheet of workbook) {
    let heading: string[] | undefined;
    for await (const row of sheet) {
      const values = (row.values as unknown[]).slice(1).map(cellText);
      if (!heading) heading = values;
      else yield { number: row.number, cells: zip(heading, values), decimal: "." };
    }
    return;
  }
}

const zip = (heading: readonly string[], values: readonly string[]): TableRow =>
  Object.fromEntries(heading.map((column, index) => [column.trim(), values[index]?.trim() ?? ""]));

/** A cell's value as text: formulas give their result, rich text its letters. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === "object") {
    if ("richText" in value) return (value.richText as { text: string }[]).map(({ text }) => text).join("");
    if ("result" in value) return cellText(value.result);
    if ("text" in value) return cellText(value.text);
    return "";
  }
  return String(value);
}

/** By the file's name: .xlsx is a workbook, all else is CSV. */
export const readTable = (fileName: string, open: Source): AsyncGenerator<ReadRow> =>
  fileName.toLowerCase().endsWith(".xlsx") ? readXlsx(open) : readCsv(open);
