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
  if (!last || (last.state !== "cancelled" && !isOpen(last))) return serial;
  const before = standingOf(serial, { state: "cancelled" }) ?? unknown(last);
  const { id, direction, shipmentId, orderId } = last;
  return {
    ...serial,
    ...standingIn(before),
    ...(isOpen(last) && { scannedFor: { id, direction, shipmentId, orderId } }),
  };
}

/**
 * Pieces as they stand now: a scan says what its movement is going to do, and a recall asks who has them. A request for each hundred movements.
 */
export async function standingNow(serials: readonly Serial[]): Promise<StandingSerial[]> {
  const movements = await movementsById(serials.flatMap(({ movementId }) => movementId ?? []));
  const byId = new Map(movements.map((movement) => [movement.id, movement]));
  return serials.map((serial) => standing(serial, byId.get(serial.movementId ?? "")));
}
