export { PurchaseEntity } from "./purchase.table.ts";
export { findPurchase } from "./stored-purchase.ts";
export { receiveMovement, type Delivery, type Received } from "./receive-movement.ts";
