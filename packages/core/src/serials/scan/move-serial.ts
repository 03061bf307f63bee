import type { Movement } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { serialMachine, type Serial, type Standing } from "../serial.ts";

/** How a piece stands: what it was scanned for and never came about doesn't count. */
export function standingOf(serial: Serial, last: Pick<Movement, "state"> | undefined): Standing | undefined {
  if (last?.state !== "cancelled") return serial;
  return serial.before;
}

/** A piece's standing alone. */
export const standingIn = (serial: Standing): Standing => ({
  state: serial.state,
  warehouseId: serial.warehouseId,
  movementId: serial.movementId,
  loadId: serial.loadId,
  loadedOn: serial.loadedOn,
  unloadId: serial.unloadId,
  unloadedOn: serial.unloadedOn,
  shipmentId: serial.shipmentId,
  orderId: serial.orderId,
  returnId: serial.returnId,
});

/**
 * How a piece stands once it was scanned for a movement, `before` being how it stood; nobody may have known of it. Problems: serial-exists, serial-shipped,
 * serial-elsewhere, serial-out-of-use.
 */
export function standingAfter(before: Standing | undefined, movement: Movement, now: Date): Standing {
  return movement.direction === "load" ? comeBy(before, movement, now) : goneBy(before, movement, now);
}

function comeBy(before: Standing | undefined, movement: Movement, now: Date): Standing {
  const { id, warehouseId, cause, returnId } = movement;
  const come = { movementId: id, warehouseId, loadId: id, loadedOn: instant(now) };
  const { state = "expected" } = before ?? {};
  if (state === "expected") {
    serialMachine.demand({ state }, "load", "warehouse");
    return { ...before, ...come, state: "in_stock" };
  }
  if (state === "shipped" && cause === "return") {
    return { ...serialMachine.after({ ...before, state }, "take-back", "warehouse"), ...come, returnId };
  }
  if (state === "shipped" && cause === "transfer") {
    return { ...serialMachine.after({ ...before, state }, "arrive", "warehouse"), ...come };
  }
  if (state === "shipped") throw new Problem("serial-shipped", whereTo(before));
  if (state === "in_stock") throw new Problem("serial-exists", { movementId: before?.loadId });
  throw new Problem("serial-out-of-use", { state });
}

function goneBy(before: Standing | undefined, movement: Movement, now: Date): Standing {
  const { id, warehouseId, shipmentId, orderId } = movement;
  const { state = "in_stock" } = cameBackWith(movement, before) ? { state: "in_stock" as const } : (before ?? {});
  if (state === "shipped") throw new Problem("serial-shipped", whereTo(before));
  if (state === "returned" || state === "repaired" || state === "scrapped")
    throw new Problem("serial-out-of-use", { state });
  if (state === "in_stock" && before?.warehouseId !== undefined && before.warehouseId !== warehouseId) {
    throw new Problem("serial-elsewhere", { warehouseId: before.warehouseId });
  }
  const gone = { movementId: id, unloadId: id, unloadedOn: instant(now), shipmentId, orderId };
  return { ...serialMachine.after({ ...before, state }, "unload", "warehouse"), ...gone };
}

/** The shipment that takes a piece away: an order's first has the order's own id, and isn't named by its first movement. */
export const takenBy = ({ shipmentId, orderId }: Pick<Standing, "shipmentId" | "orderId">): string | undefined =>
  shipmentId ?? orderId;

/** A shipment that is sent again has another movement: what had left with the former one came back with it. */
const cameBackWith = (movement: Movement, before: Standing | undefined): boolean =>
  movement.cause === "order" &&
  before?.state === "shipped" &&
  before.unloadId !== movement.id &&
  takenBy(movement) !== undefined &&
  takenBy(before) === takenBy(movement);

const whereTo = (before: Standing | undefined) => ({ shipmentId: before?.shipmentId, orderId: before?.orderId });

/** How many pieces may be scanned for a line: of goods that come a twentieth more than were ordered (domain-rules 5.5). */
export const mostScanned = ({ direction }: Pick<Movement, "direction">, quantity: number): number =>
  direction === "load" ? quantity + Math.floor(quantity / 20) : quantity;
