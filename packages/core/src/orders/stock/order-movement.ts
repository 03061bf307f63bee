import { bookedUnload, cancelled, mainWarehouseId, unloaded, type Movement } from "../../logistics/index.ts";
import { newIdAt } from "../../platform/ids.ts";
import { instant } from "../../platform/time.ts";
import { goodsAmong } from "../offer/offered.ts";
import type { Order, OrderMovement } from "../order.ts";

export type Holder = Pick<Order, "id" | "lines" | "placedOn" | "stockMovements">;

const piecesOf = (lines: Order["lines"]): number => goodsAmong(lines).reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * How an order names the movement of the pieces that are reserved for it now, before those that it had until it gave them up; nothing for
 * one without goods.
 */
export function movementsFor(
  { lines }: Pick<Order, "lines">,
  now: Date,
  earlier: readonly OrderMovement[] = [],
): OrderMovement[] | undefined {
  const quantity = piecesOf(lines);
  if (quantity === 0) return undefined;
  return [{ id: newIdAt(now), warehouseId: mainWarehouseId, quantity, bookedOn: instant(now) }, ...earlier];
}

/** What an order of before movements were kept is taken to have: booked since it was placed, by its own id. */
export const earlierMovement = ({ id, lines, placedOn }: Holder): OrderMovement => ({
  id,
  warehouseId: mainWarehouseId,
  quantity: piecesOf(lines),
  bookedOn: placedOn,
});

/** The movement that keeps an order's pieces. */
export function bookedFor(order: Holder): Movement {
  const { id, bookedOn } = order.stockMovements?.[0] ?? earlierMovement(order);
  const lines = goodsAmong(order.lines).map(({ productId, productCode, quantity }) => ({
    productId,
    productCode,
    quantity,
  }));
  return bookedUnload({ id, cause: "order", orderId: order.id, lines }, new Date(bookedOn));
}

/** What becomes of it when the order takes its pieces, sends them or sets them free, and the state that it had before. */
export function orderMovement(
  order: Holder,
  { taken, sent }: { taken: boolean; sent: boolean },
  now: Date,
): { before: "booked" | undefined; after: Movement } {
  const booked = bookedFor(order);
  if (sent) return { before: taken ? undefined : "booked", after: unloaded(booked, now) };
  return taken ? { before: undefined, after: booked } : { before: "booked", after: cancelled(booked, now) };
}
