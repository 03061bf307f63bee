import { readMovement } from "../../logistics/index.ts";
import { serialsBroughtBy, serialsTakenBy } from "../list-serials.ts";
import { scannedFor } from "./read-scan.ts";
import { linesOf } from "./scan-serial.ts";

/** How a movement's lines stand and a page of its pieces, by code; three requests. Problem: not-found. */
export async function scannedSerials(movementId: string, paging: { cursor?: string | undefined; limit: number }) {
  const [movement, counts] = await Promise.all([readMovement(movementId), scannedFor(movementId)]);
  const list = movement.direction === "load" ? serialsBroughtBy : serialsTakenBy;
  return { ...(await list(movementId, paging)), lines: linesOf(movement, counts) };
}
