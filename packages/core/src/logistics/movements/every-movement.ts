import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { MovementEntity, movementsList } from "./movement.table.ts";

/** All movements that were ever written, the oldest first: to check what they add up to, not for a request. */
export const everyMovement = () => rowsOfShards(movementsList, MovementEntity);
