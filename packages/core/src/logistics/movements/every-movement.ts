import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import type { Instant } from "../../platform/time.ts";
import { MovementEntity, movementsList } from "./movement.table.ts";

/** All movements that were ever written, the oldest first: to check what they add up to, not for a request. */
export const everyMovement = () => rowsOfShards(movementsList, MovementEntity);

/** The movements that were written after an instant, the oldest first; each of the list's shards is read from there. */
export const movementsSince = (instant: Instant) => rowsOfShards(movementsList, MovementEntity, { after: instant });
