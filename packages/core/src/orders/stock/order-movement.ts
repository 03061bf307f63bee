import {
  bookedUnload,
  cancelled,
  doneUnload,
  mainWarehouseId,
  unloaded,
  type Movement,
  type MovementChange,
} from "../../logistics/index.ts";
import { newIdAt } from "../../platform/ids.ts";
import { instant } from "../../platform/time.ts";
import { goodsAmong } from "../offer/offered.ts";
import { shipmentLeft, type Order, type OrderMovement, type OrderShipment } from "../order.ts";
import { movedLines, shipmentsInHouse, shipmentsOf } from "../sending/order-shipments.ts";

const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * How an order names the movement of the pieces that are reserved for it now, before those that it had until it gave them up; nothing for
 * one without goods.
 */
export function movementsFor(
  { lines }: Pick<Order, "lines">,
  now: Date,
  earlier: readonly OrderMovement[] = [],
): OrderMovement[] | undefined {
  const quantity = piecesOf(goodsAmong(lines));
  if (quantity === 0) return undefined;
  return [{ id: newIdAt(now), warehouseId: mainWarehouseId, quantity, bookedOn: instant(now) }, ...earlier];
}

/** The movements of an order as they are named there: those of shipments that were written beside those of before. */
export function namedMovements(
  shipments: readonly OrderShipment[],
  named: readonly OrderMovement[] = [],
  now: Date,
): readonly OrderMovement[] {
  const known = new Set(named.map(({ id }) => id));
  const fresh = shipments
    .filter(({ movementId, state }) => !known.has(movementId) && state !== "cancelled")
    .map(({ movementId: id, warehouseId, lines }) => ({
      id,
      warehouseId,
      quantity: piecesOf(lines),
      bookedOn: instant(now),
    }));
  const pieces = new Map(
    shipments.map(({ movementId, state, lines }) => [movementId, state === "cancelled" ? undefined : piecesOf(lines)]),
  );
  return [...fresh, ...named.map((one) => ({ ...one, quantity: pieces.get(one.id) ?? one.quantity }))];
}

/** The movement that keeps a shipment's pieces. */
function bookedFor(order: Order, shipment: OrderShipment): Movement {
  const { id, movementId, warehouseId } = shipment;
  const bookedOn = order.stockMovements?.find((one) => one.id === movementId)?.bookedOn ?? order.placedOn;
  return bookedUnload(
    {
      id: movementId,
      cause: "order",
      orderId: order.id,
      ...(order.shipments && { shipmentId: id }),
      warehouseId,
      lines: movedLines(shipment, order),
    },
    new Date(bookedOn),
  );
}

/** The movements that keep an order's pieces now: one of each shipment that is in the house. */
export const bookedOf = (order: Order): Movement[] =>
  order.reserved ? shipmentsInHouse(order).map((one) => bookedFor(order, one)) : [];

/** Whether two movements are of the same pieces in the same warehouse. */
function isOfSame(one: Movement, other: Movement): boolean {
  const pieces = new Map(one.lines.map(({ productId, quantity }) => [productId, quantity]));
  return (
    one.warehouseId === other.warehouseId &&
    one.lines.length === other.lines.length &&
    other.lines.every(({ productId, quantity }) => pieces.get(productId) === quantity)
  );
}

/** What an order's change does to the movements of its pieces: some are kept anew or with other pieces, are free again, or have left. */
export function movementChanges(before: Order | undefined, after: Order, now: Date): MovementChange[] {
  const was = new Map((before ? bookedOf(before) : []).map((one) => [one.id, one]));
  const is = new Map(bookedOf(after).map((one) => [one.id, one]));
  const leftBefore = new Set(
    before
      ? shipmentsOf(before)
          .filter(shipmentLeft)
          .map(({ movementId }) => movementId)
      : [],
  );
  const leaves = shipmentsOf(after).filter((one) => shipmentLeft(one) && !leftBefore.has(one.movementId));
  const gone = new Set(leaves.map(({ movementId }) => movementId));
  return [
    ...leaves.map((one) => {
      const kept = was.get(one.movementId);
      const booked = kept ?? bookedFor(after, one);
      return kept ? { before: kept, after: unloaded(kept, now) } : { after: doneUnload(booked, now) };
    }),
    ...[...was.values()]
      .filter(({ id }) => !is.has(id) && !gone.has(id))
      .map((kept) => ({ before: kept, after: cancelled(kept, now) })),
    ...[...is.values()].flatMap((booked) => {
      const kept = was.get(booked.id);
      if (!kept) return [{ after: booked }];
      return isOfSame(kept, booked) ? [] : [{ before: kept, after: booked }];
    }),
  ];
}
