import { readNumber, type MappedRow, type TableRow } from "./mapping.ts";

/** A number of a listing written by a program: always with a point. */
export const figure = (row: TableRow, column: string): number | undefined => readNumber(row[column], ".");

/** Leaves out what the file doesn't say, so that it doesn't replace what is stored. */
export const said = (fields: MappedRow["given"]): MappedRow["given"] =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));

export const text = (row: TableRow, column: string): string => row[column]?.trim() ?? "";
