export type { RawRow } from "./tables/cell.ts";
export { openTable } from "./tables/open-table.ts";
