export { StockEntity } from "./stock.table.ts";
