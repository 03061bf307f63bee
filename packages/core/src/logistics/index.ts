export { stockWarnings } from "./stock-warnings.ts";
export { setOnHand } from "./set-stock.ts";
export { StockEntity } from "./stock.table.ts";
export { SupplierEntity } from "./supplier.table.ts";
export { assignSupplier, removeSupplier, suppliersOf } from "./suppliers.ts";
