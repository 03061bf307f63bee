export { endAbandonedHolds } from "./holds/end-abandoned.ts";
export type { Pieces } from "./holds/hold.ts";
export { giveBack, heldWrite, movingWrite, settle, takeInSteps } from "./holds/move-in-steps.ts";
export { stockByPlace, type PlaceFigures } from "./figures/stock-by-place.ts";
export { addFound, countLine, handIn } from "./counting/count-goods.ts";
export { beginCount, listCounts, loadWholeCount } from "./counting/stored-count.ts";
export { differenceOf, mostCounted, type CountLine, type StockCount } from "./counting/count.ts";
export { appearances, packagesOf, piecesBeyondPallet, type Packages } from "./packing.ts";
export { actsOf } from "./movements/acts-of.ts";
export { listMovements, type MovementFilters } from "./movements/list-movements.ts";
export {
  addLoad,
  addUnload,
  correctMovement,
  receiveLoad,
  type Correction,
  type LoadReceipt,
} from "./movements/office-acts.ts";
export {
  beginTransfer,
  callOffTransfer,
  endAbandonedTransfers,
  endTransfer,
  transferGoods,
  type Halves,
  type Transfer,
} from "./movements/transfer.ts";
export { mostOf, withSaid, type SaidOfDelivery } from "./movements/receive.ts";
export { listIncoming, incomingUntil } from "./movements/list-incoming.ts";
export { placesOf, putPlace } from "./places/places.ts";
export { writeMovements } from "./movements/write-movements.ts";
export {
  arrivalsFrom,
  freeArrivals,
  promisableOn,
  promiseLine,
  promiseOn,
  restockFrom,
  type Arrival,
  type LinePromise,
  type Promisable,
} from "./promising/promise.ts";
export {
  demandOpenWarehouse,
  demandWarehouse,
  listWarehouses,
  loadWarehouse,
  numberedWrites,
} from "./warehouses/warehouses.ts";
export type { Warehouse } from "./warehouses/warehouse.ts";
export {
  mainWarehouseId,
  mostLines,
  type MovedLine,
  type Movement,
  type MovementCause,
  type UndonePieces,
} from "./movements/movement.ts";
export {
  bookedNow,
  bookedUnload,
  cancelled,
  doneLoad,
  doneUnload,
  forecastFor,
  forecastLoad,
  forecastUnload,
  loaded,
  movementMachine,
  unbooked,
  unloaded,
  type Planned,
} from "./movements/movement-machine.ts";
export { ledgerWrites, movementWrites, type MovementChange, type SeenStock } from "./movements/ledger-writes.ts";
export { everyMovement, movementsSince } from "./movements/every-movement.ts";
export {
  fateWrite,
  forgetOrderOf,
  movementWrite,
  reversedWrite,
  stockWrite,
  undoneWrite,
} from "./movements/movement-writes.ts";
export { findMovement, isOpen, movementsById, movementStands, readMovement } from "./movements/read-movement.ts";
export { piecesWarnings, stockWarnings, type PiecesWarning } from "./stock-warnings.ts";
export { stockSeen } from "./stock-seen.ts";
export { warehouseStock } from "./warehouse-stock.ts";
export { weightWarnings } from "./weight-warnings.ts";
export { setOnHand } from "./set-stock.ts";
export { IncomingEntity, StockEntity, WarehouseStockEntity } from "./stock.table.ts";
export { SupplierEntity, SupplierProductEntity } from "./supplier.table.ts";
export { boughtFrom } from "./supplier.ts";
export { priceWarnings } from "./supply-warnings.ts";
export type { SeenSupply, SupplierAssignment, SupplierFields, SupplyConditions } from "./supplier.ts";
export { assignSupplier, everySupplier, loadSupplier, removeSupplier, suppliedBy, suppliersOf } from "./suppliers.ts";
