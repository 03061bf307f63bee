import { movementsSince, type Movement } from "../logistics/index.ts";
import { daysLater, instant } from "../platform/time.ts";
import { toolPolicy } from "./rules/proposal.ts";

/** Days before the demand's first day on which an unload that was done since may have been written: orders wait for money and goods. */
const waitedDays = 90;

/** The movements that demand is counted of: those that were done in its days, and those that wait. */
export async function movementsForDemand(now: Date): Promise<Movement[]> {
  const since = daysLater(now, -(toolPolicy.demandDays + waitedDays));
  const movements: Movement[] = [];
  for await (const movement of movementsSince(instant(since))) movements.push(movement);
  return movements;
}
