export { writeCsv } from "./export/write-csv.ts";
export { writeXlsx } from "./export/write-xlsx.ts";
export { zipped, type ArchivePart } from "./export/zipped.ts";
export type { TableRows } from "./export/table-cells.ts";
export type { RawRow } from "./tables/cell.ts";
export { openTable } from "./tables/open-table.ts";
