export { receiveMovement, type Delivery, type Received } from "./receive-movement.ts";
