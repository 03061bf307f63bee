import type { MappedRow } from "../columns/mapping.ts";
import type { TableRow } from "../cells/table-row.ts";

/** A number of a listing written by a program; NaN for what is none, which the product's rules refuse. */
export function figure(row: TableRow, column: string): number | undefined {
  const written = row[column]?.trim();
  if (!written) return undefined;
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(written) ? Number(written) : Number.NaN;
}

/** Leaves out what the file doesn't say, so that it doesn't replace what is stored. */
export const said = (fields: MappedRow["stated"]): MappedRow["stated"] =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));

export const text = (row: TableRow, column: string): string => row[column]?.trim() ?? "";
