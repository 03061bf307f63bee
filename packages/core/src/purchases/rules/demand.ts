import type { Movement } from "../../logistics/index.ts";
import { daysLater, instant } from "../../platform/time.ts";
import { toolPolicy } from "./proposal.ts";

export interface Demand {
  /** Pieces that left for customers in the tool's days. */
  left: number;
  /** Pieces that are to leave and for which nothing could be kept. */
  waiting: number;
}

/** Goods that customers took, or get for such: counts, transfers and scrap are no demand. */
const isForCustomers = ({ cause, direction }: Movement): boolean =>
  direction === "unload" && (cause === "order" || cause === "replacement");

/** What customers took of each product in the tool's days and what they wait for; what was put right by a counter-movement isn't counted. */
export function demandBefore(movements: readonly Movement[], now: Date): ReadonlyMap<string, Demand> {
  const since = instant(daysLater(now, -toolPolicy.demandDays));
  const reversed = new Set(
    movements.flatMap(({ reverses, state }) => (reverses && state === "done" ? [reverses] : [])),
  );
  const demand = new Map<string, Demand>();
  for (const movement of movements) {
    if (!isForCustomers(movement) || reversed.has(movement.id)) continue;
    const hasLeft = movement.state === "done" && (movement.doneOn ?? "") >= since;
    const waits = movement.state === "forecast";
    if (!hasLeft && !waits) continue;
    for (const { productId, quantity } of movement.lines) {
      const { left, waiting } = demand.get(productId) ?? { left: 0, waiting: 0 };
      demand.set(productId, { left: left + (hasLeft ? quantity : 0), waiting: waiting + (waits ? quantity : 0) });
    }
  }
  return demand;
}
