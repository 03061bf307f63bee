import type { Movement } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { serialMachine, type Serial, type Standing } from "../serial.ts";

/** What was lost on its way doesn't leave again: who finds it receives it first. Problem: serial-shipped. */
export function demandNotLost(before: Standing | undefined, last: Movement | undefined, movement: Movement): void {
  if (last?.fate === "lost" && movement.direction === "unload") throw new Problem("serial-shipped", whereTo(before));
}

type Last = Pick<Movement, "state"> &
  Partial<Pick<Movement, "id" | "direction" | "warehouseId" | "undone" | "fate" | "damaged" | "doneOn">>;

/** Whether a piece came broken with goods that were received: it lies there and the figures don't count it. */
const cameBroken = ({ direction, damaged = [] }: Last, { code, productId }: Serial): boolean =>
  direction === "load" && damaged.some((one) => one.productId === productId && one.codes?.includes(code));

/** A piece with the day of what was done with it: it was scanned before. */
function dated(serial: Serial, { id, doneOn }: Last): Serial {
  const { loadId, loadedOn, unloadId, unloadedOn } = serial;
  if (id === undefined || doneOn === undefined) return serial;
  if (id === loadId && loadedOn !== doneOn) return { ...serial, loadedOn: doneOn };
  return id === unloadId && unloadedOn !== doneOn ? { ...serial, unloadedOn: doneOn } : serial;
}

/** Whether something has undone the movement that a piece was scanned for last, for this piece. */
function isUndone({ undone }: Last, { code, productId }: Serial): boolean {
  if (!undone?.only) return undone !== undefined;
  return undone.only.some((of) => of.productId === productId && (of.codes?.includes(code) ?? true));
}

/**
 * How a piece stands, `last` being the movement that it was scanned for last: what never came about, or was undone since, doesn't count. What an undone load had brought is as before;
 * what an undone unload had taken lies there again, by the load that brought the goods back; what came back broken from its way lies there, to be repaired or scrapped.
 * What came broken with a delivery lies there too. It came, or left, when its movement was done. Absent where nobody knew of it.
 */
export function standingOf(serial: Serial, last: Last | undefined): Standing | undefined {
  if (!last) return serial;
  if (last.state === "cancelled") return serial.before;
  if (last.fate === "damaged") return { ...standingIn(serial), state: "returned", warehouseId: last.warehouseId };
  if (!last.undone || !isUndone(last, serial)) {
    if (last.state !== "done") return serial;
    const done = dated(serial, last);
    return cameBroken(last, serial) ? { ...standingIn(done), state: "returned", loadId: undefined } : done;
  }
  if (last.direction === "load") return serial.before;
  const { by, on } = last.undone;
  const here = { warehouseId: last.warehouseId, movementId: by, loadId: by, loadedOn: on };
  return { ...standingIn(serial), ...here, state: "in_stock", shipmentId: undefined, orderId: undefined };
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

/** A shipment that is sent again has another movement: what had left with the former one came back with it, also where that one doesn't say so (`undone`). */
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
