export { endAbandonedHolds } from "./holds/end-abandoned.ts";
export type { Pieces } from "./holds/hold.ts";
export { giveBack, heldWrite, movingWrite, settle, takeInSteps } from "./holds/move-in-steps.ts";
export { mainWarehouseId, mostLines, type MovedLine, type Movement, type MovementCause } from "./movements/movement.ts";
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
export { forgetOrderOf, movementWrite, stockWrite } from "./movements/movement-writes.ts";
export { findMovement, isOpen, movementStands, readMovement } from "./movements/read-movement.ts";
export { stockWarnings } from "./stock-warnings.ts";
export { stockSeen } from "./stock-seen.ts";
export { setOnHand } from "./set-stock.ts";
export { IncomingEntity, StockEntity, WarehouseStockEntity } from "./stock.table.ts";
export { SupplierEntity } from "./supplier.table.ts";
export { assignSupplier, removeSupplier, suppliersOf } from "./suppliers.ts";
