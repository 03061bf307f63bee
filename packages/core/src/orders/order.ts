/** A placed order and the cart that it was, each part with its file in `order/`. */
export {
  orderStatuses,
  type OrderStatus,
  fulfilments,
  type Fulfilment,
  orderNumber,
  typedNumber,
} from "./order/states.ts";
export { type LinePart, type OrderLine, lineNet, quantityProblem } from "./order/line.ts";
export { type DeliveryAddress, pickup, destinationOf } from "./order/address.ts";
export type { Cart, CartChange } from "./order/cart.ts";
export { askedIn, priceSteps, type PriceStep, type Amounts } from "./order/amounts.ts";
export {
  orderDocumentKinds,
  type OrderDocumentKind,
  isFiscal,
  proFormaId,
  type OrderDocument,
} from "./order/documents.ts";
export {
  withdrawalStates,
  type WithdrawalState,
  isSettled,
  backConditions,
  type BackPieces,
  type WithdrawnPieces,
  type ReturnedPieces,
  type Withdrawal,
} from "./order/given-back.ts";
export type { OfPlan, WithoutPlan } from "./order/of-plan.ts";
export {
  shipmentStates,
  type ShipmentState,
  type NamedDocument,
  type OrderShipment,
  type OrderMovement,
  shipmentLeft,
} from "./order/shipment.ts";
export type { Approval, Order } from "./order/placed.ts";
export {
  hasEnded,
  stands,
  demandNotCancelled,
  withoutWithdrawn,
  isShippable,
  anythingPaid,
  hasLeft,
  isGone,
  setFree,
  paidAtReadyNotice,
  sumOfOrders,
} from "./order/standing.ts";
