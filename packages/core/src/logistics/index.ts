export { setOnHand } from "./set-stock.ts";
export { StockEntity } from "./stock.table.ts";
