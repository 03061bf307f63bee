import { newIdAt } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant, type CivilDate } from "../../platform/time.ts";
import { demandUsualPieces } from "../demand-usual-pieces.ts";
import type { PiecesWarning } from "../stock-warnings.ts";
import { demandOpenWarehouse, demandWarehouse } from "../warehouses/warehouses.ts";
import { demandNoHalf, demandUnbound } from "./bound-to.ts";
import {
  bookedNow,
  bookedUnload,
  cancelled,
  doneLoad,
  doneUnload,
  forecastFor,
  forecastLoad,
  forecastUnload,
  unbooked,
  unloaded,
} from "./movement-machine.ts";
import type { MovedLine, Movement, UndonePieces } from "./movement.ts";
import { reversedWrite } from "./movement-writes.ts";
import { received, type Received, type SaidOfDelivery } from "./receive.ts";
import { readMovement } from "./read-movement.ts";
import { writeMovements } from "./write-movements.ts";

export interface Said {
  warehouseId: string;
  lines: readonly MovedLine[];
  reason?: string | undefined;
  reference?: string | undefined;
  /** Codes of figures that are meant though they are unusual. */
  confirmed?: readonly PiecesWarning[] | undefined;
}

export interface NewLoad extends Said {
  cause: "adjustment" | "return" | "purchase";
  /** The day on which they are to come; absent where they are there. */
  forecastOn?: CivilDate | undefined;
}

const first = ([movement]: readonly { after: Movement }[]): Movement => {
  if (!movement) throw new Error("a change of movements has none");
  return movement.after;
};

/** Goods that have come, or are to come on a day. Problems: forecast-in-past, confirmation-needed, the field `warehouseId`. */
export async function addLoad({ forecastOn, confirmed, ...said }: NewLoad, now: Date): Promise<Movement> {
  demandUsualPieces(said.lines, confirmed);
  await demandOpenWarehouse(said.warehouseId);
  const planned = { ...said, id: newIdAt(now) };
  const after = forecastOn ? forecastLoad({ ...planned, forecastOn }, now) : doneLoad(planned, now);
  await writeMovements([{ after }]);
  return after;
}

export interface LoadReceipt extends SaidOfDelivery {
  /** What came, by article; all that was expected where it is absent. */
  lines?: readonly Received[] | undefined;
  /** Whether what didn't come is still expected. */
  more?: boolean | undefined;
}

type Beside = Parameters<typeof writeMovements>[1];

/**
 * Goods that were forecast have come, in whole or in part (`received`); `beside` are writes of the same transaction, by the load as it will stand.
 * Problems: not-found, invalid-transition, movement-bound, version-conflict, the fields of what came.
 */
export async function receiveLoad(
  id: string,
  receipt: LoadReceipt,
  actor: "back-office" | "warehouse",
  now: Date,
  beside: (done: Movement) => Promise<Beside> = () => Promise.resolve([]),
) {
  const { lines, more = true, ...said } = receipt;
  const before = await readMovement(id);
  demandNoHalf(before);
  const changes = received(before, lines, { actor, more, ...said }, now);
  const done = first(changes);
  await writeMovements(changes, await beside(done));
  return done;
}

export interface NewUnload extends Said {
  cause: "adjustment" | "scrap";
  /** Whether they are gone, kept for somebody, or only to leave one day. */
  as: "done" | "booked" | "forecast";
}

const unloadOf = { done: doneUnload, booked: bookedUnload, forecast: forecastUnload } as const;

/** Goods that leave, are kept, or are to leave. Problems: insufficient-stock, confirmation-needed, the field `warehouseId`. */
export async function addUnload({ as, confirmed, ...said }: NewUnload, now: Date): Promise<Movement> {
  demandUsualPieces(said.lines, confirmed);
  await demandWarehouse(said.warehouseId);
  const after = unloadOf[as]({ ...said, id: newIdAt(now) }, now);
  await writeMovements([{ after }]);
  return after;
}

async function changed(id: string, change: (movement: Movement) => Movement): Promise<Movement> {
  const before = await readMovement(id);
  const after = change(before);
  await writeMovements([{ before, after }]);
  return after;
}

/** Goods that were booked have left; an order's leave with it. Problems: not-found, invalid-transition, movement-bound, insufficient-stock. */
export const unloadBooked = (id: string, now: Date): Promise<Movement> =>
  changed(id, (movement) => {
    demandUnbound(movement);
    return unloaded(movement, now);
  });

/** Another day on which goods are to come or to leave. Problems: not-found, invalid-transition, movement-bound, forecast-in-past. */
export const setForecast = (id: string, forecastOn: CivilDate, now: Date): Promise<Movement> =>
  changed(id, (movement) => {
    demandNoHalf(movement);
    return forecastFor(movement, forecastOn, "back-office", now);
  });

/** What is to leave is kept from now on, or free again. Problems: not-found, invalid-transition, movement-bound, insufficient-stock. */
export const setBooked = (id: string, booked: boolean, now: Date): Promise<Movement> =>
  changed(id, (movement) => {
    demandUnbound(movement);
    return booked ? bookedNow(movement, "back-office", now) : unbooked(movement);
  });

/** Nothing comes, or leaves, after all. Problems: not-found, invalid-transition, movement-bound. */
export const cancelMovement = (id: string, now: Date): Promise<Movement> =>
  changed(id, (movement) => {
    demandUnbound(movement);
    return cancelled(movement, now);
  });

export interface Correction {
  reason: string;
  /** Pieces that were wrong; all of them where it is absent. */
  lines?: readonly Received[] | undefined;
}

/**
 * Puts a done movement right by one against it, once: what was done stays as it was, and says what has put it right, and for which of its scanned pieces (`piecesOf`; all where that answers
 * nothing). Problems: not-found, invalid-transition of what isn't done or was put right, movement-bound, insufficient-stock where what had come is gone, the fields of `lines`.
 */
export async function correctMovement(
  id: string,
  { reason, lines }: Correction,
  now: Date,
  piecesOf: (wrong: Movement) => Promise<readonly UndonePieces[] | undefined> = () => Promise.resolve(undefined),
): Promise<Movement> {
  const wrong = await readMovement(id);
  demandUnbound(wrong);
  if (wrong.state !== "done" || wrong.reversedBy) throw new Problem("invalid-transition", { state: wrong.state });
  const planned = {
    id: newIdAt(now),
    cause: "correction" as const,
    warehouseId: wrong.warehouseId,
    reverses: wrong.id,
    reason,
    lines: lines ? partOf(wrong, lines) : wrong.lines,
  };
  const after = wrong.direction === "load" ? doneUnload(planned, now) : doneLoad(planned, now);
  const only = await piecesOf(wrong);
  const undone = { by: after.id, on: instant(now), ...(only && { only }) };
  await writeMovements([{ after }], [reversedWrite(id, undone)]);
  return after;
}

function partOf(wrong: Movement, lines: readonly Received[]): MovedLine[] {
  return lines.map(({ productId, quantity }, index) => {
    const moved = wrong.lines.find((line) => line.productId === productId);
    const isTwice = lines.findIndex((line) => line.productId === productId) !== index;
    if (!moved || isTwice) throw invalid({ field: `lines.${index}.productId`, code: "not-expected" });
    if (quantity > moved.quantity)
      throw invalid({ field: `lines.${index}.quantity`, code: "too-big", params: { maximum: moved.quantity } });
    return { ...moved, quantity };
  });
}
