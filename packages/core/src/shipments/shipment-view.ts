import { holdsOf, isShippable, pickup, promisedByOf, shipmentsOf } from "../orders/index.ts";
import { piecesBeyondPallet } from "../logistics/index.ts";
import type { Actor } from "../platform/machine.ts";
import { shipmentActs, type ShipmentAct } from "./shipment-acts.ts";
import { goodsGrams, shownPackages } from "./keep-shipment.ts";
import { isDangerous } from "./shipment.ts";
import { shipmentMachine, type Standing } from "./shipment-machine.ts";

/** What somebody may do with it now: what its machine lets pass. */
export const actsOf = (standing: Standing, actor: Actor): ShipmentAct[] =>
  shipmentActs.filter((act) => shipmentMachine.offers(standing, act, actor));

const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** A shipment as the office and the warehouse have it. */
export function shipmentView(standing: Standing, actor: Actor = "back-office") {
  const { order, file, ...shipment } = standing;
  const { carrier, packages, id: _id, orderId: _orderId, version: _version, ...kept } = file;
  const lines = shipment.lines.map(({ productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId);
    return {
      productId,
      quantity,
      productCode: line?.productCode ?? "",
      name: line?.name ?? productId,
      brand: line?.brand ?? "",
    };
  });
  return {
    ...shipment,
    ...kept,
    lines,
    promisedBy: promisedByOf(order, shipment),
    carrierOf: carrier,
    orderId: order.id,
    orderNumber: order.number,
    customerName: order.customer.companyName ?? order.customer.name,
    placedOn: order.placedOn,
    address: shipment.address ?? order.address,
    pickup: (shipment.address ?? order.address) === pickup,
    priority: order.priority ?? 0,
    customerReference: order.customerReference,
    packagingWish: order.packagingWish,
    anonymousPackaging: order.anonymousPackaging ?? false,
    shippable: isShippable(order),
    shippingHolds: holdsOf(order),
    dangerous: isDangerous(shipment, order),
    packages: shownPackages(standing),
    packed: packages !== undefined,
    goodsGrams: goodsGrams(standing),
    heavyPieces: piecesBeyondPallet(shipment.lines, order.lines),
    acts: actsOf(standing, actor),
    others: shipmentsOf(order)
      .filter(({ id }) => id !== shipment.id)
      .map(({ id, state, warehouseId, lines: pieces }) => ({ id, state, warehouseId, pieces: piecesOf(pieces) })),
  };
}
