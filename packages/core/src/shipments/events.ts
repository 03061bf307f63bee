import * as z from "zod";
import { Id } from "../platform/text/typed.ts";
import { event } from "../platform/work/event.ts";

const ofClaim = z.object({ shipmentId: Id, claimId: Id });

/** Somebody with the paper in their hands has told damage: to its buyer, and to who looks after it. */
export const damageTold = event("damage-told", ofClaim, {
  queues: ["email", "notifications", "tickets"],
} as const);
/** The office writes to the carrier. */
export const damageClaimed = event("damage-claimed", ofClaim, { queues: ["email"] } as const);
/** What became of it, to its buyer. */
export const damageSettled = event("damage-settled", ofClaim, { queues: ["email", "tickets"] } as const);
