import { correctMovement } from "../logistics/index.ts";
import { scannedFor } from "./scan/read-scan.ts";

type Correction = Parameters<typeof correctMovement>[1];

/** Puts a done movement right with the pieces that were scanned for it (`standingOf`). Problems as of `correctMovement`. */
export const correctScanned = async (id: string, correction: Correction, now: Date) =>
  correctMovement(id, correction, now, await scannedFor(id));
