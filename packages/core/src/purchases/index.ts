export { findPurchase } from "./stored-purchase.ts";
export type { Purchase } from "./purchase.ts";
export { receiveMovement, type Delivery, type Received } from "./receive-movement.ts";
