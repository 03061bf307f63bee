import { romeDate } from "@solvia/core/platform/time";
import { csvOf, saveCsv } from "../save-csv.ts";
import { fileText } from "./cell-text.ts";
import type { Column, Words } from "./declaration.ts";

/** The rows as a table of texts, its first line the headings. */
export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], words: Words): string[][] => [
  columns.map(({ heading }) => words.t(heading)),
  ...rows.map((row) => columns.map((column) => fileText(column, row, words))),
];

/** Saves what is seen as a file for spreadsheets. */
export function saveRows<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[], words: Words): void {
  saveCsv(csvOf(tableOf(columns, rows, words)), `${name}-${romeDate(new Date())}.csv`);
}
