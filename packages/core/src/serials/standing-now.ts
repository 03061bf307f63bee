import { isOpen, movementsById, type Movement } from "../logistics/index.ts";
import { standingIn, standingOf } from "./scan/move-serial.ts";
import type { Serial, Standing } from "./serial.ts";

/** A piece as it is: what it was scanned for and hasn't come about yet stands beside it. */
export interface StandingSerial extends Serial {
  /** The open movement that it was scanned for: it isn't there, or gone, before that is closed. */
  scannedFor?: Pick<Movement, "id" | "direction" | "shipmentId" | "orderId"> | undefined;
}

/** How a piece stood that nobody knew of before its scan: goods that leave were here, goods that come were to come. */
const unknown = ({ direction, warehouseId }: Movement): Standing =>
  direction === "load" ? { state: "expected" } : { state: "in_stock", warehouseId };

function standing(serial: Serial, last: Movement | undefined): StandingSerial {
  if (!last) return serial;
  if (!isOpen(last)) return settled(serial, last);
  const before = standingOf(serial, { state: "cancelled" }) ?? unknown(last);
  const { id, direction, shipmentId, orderId } = last;
  return { ...serial, ...standingIn(before), scannedFor: { id, direction, shipmentId, orderId } };
}

/** The same piece without a movement that never came about, or was undone. */
function settled(serial: Serial, last: Movement | undefined): Serial {
  if (!last) return serial;
  const now = standingOf(serial, last) ?? unknown(last);
  return now === serial ? serial : { ...serial, ...standingIn(now) };
}

/** A piece came and left when its movements were done, not when it was scanned for them: what is packed on Friday may leave on Monday. */
function dated<P extends Serial>(piece: P, byId: ReadonlyMap<string, Movement>): P {
  const [came, left] = [byId.get(piece.loadId ?? "")?.doneOn, byId.get(piece.unloadId ?? "")?.doneOn];
  return { ...piece, ...(came && { loadedOn: came }), ...(left && { unloadedOn: left }) };
}

/** By id the movements that pieces were scanned for last, and those that brought and took them; a request for each hundred. */
async function movementsOf(serials: readonly Serial[]): Promise<ReadonlyMap<string, Movement>> {
  const ids = serials.flatMap(({ movementId, loadId, unloadId }) =>
    [movementId ?? [], loadId ?? [], unloadId ?? []].flat(),
  );
  const movements = await movementsById([...new Set(ids)]);
  return new Map(movements.map((movement) => [movement.id, movement]));
}

/**
 * Pieces as they stand now: a scan says what its movement is going to do, and a recall asks who has them. A request for each hundred movements.
 */
export async function standingNow(serials: readonly Serial[]): Promise<StandingSerial[]> {
  const byId = await movementsOf(serials);
  return serials.map((serial) => dated(standing(serial, byId.get(serial.movementId ?? "")), byId));
}

/** Pieces without what never came about or was undone; what they are scanned for and is open still counts. A request for each hundred movements. */
export async function settledNow(serials: readonly Serial[]): Promise<Serial[]> {
  const byId = await movementsOf(serials);
  return serials.map((serial) => settled(serial, byId.get(serial.movementId ?? "")));
}
