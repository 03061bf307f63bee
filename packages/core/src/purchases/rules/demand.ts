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

/** Goods of an order that came back, and can be sold again. */
const isBack = ({ cause, direction, state }: Movement): boolean =>
  direction === "load" && cause === "return" && state === "done";

const keyOf = ({ orderId, id }: Movement, productId: string): string => `${orderId ?? id} ${productId}`;

/**
 * What customers took of each product in the tool's days, and kept, and what they wait for: what was put right by a counter-movement, got lost or broken on its way or
 * came back isn't counted, since what was sent in its place is.
 */
export function demandBefore(movements: readonly Movement[], now: Date): ReadonlyMap<string, Demand> {
  const since = instant(daysLater(now, -toolPolicy.demandDays));
  const reversed = new Set(
    movements.flatMap(({ reverses, state }) => (reverses && state === "done" ? [reverses] : [])),
  );
  const back = new Map<string, number>();
  for (const movement of movements.filter((one) => isBack(one) && !reversed.has(one.id)))
    for (const { productId, quantity } of movement.lines)
      back.set(keyOf(movement, productId), (back.get(keyOf(movement, productId)) ?? 0) + quantity);
  const demand = new Map<string, Demand>();
  // What came back is first of what left first: it may have left before the tool's days.
  const out = movements
    .filter((one) => isForCustomers(one) && !reversed.has(one.id) && one.fate === undefined)
    .toSorted((a, b) => ((a.doneOn ?? "") < (b.doneOn ?? "") ? -1 : 1));
  for (const movement of out) {
    const isDone = movement.state === "done";
    const hasLeft = isDone && (movement.doneOn ?? "") >= since;
    const waits = movement.state === "forecast";
    if (!isDone && !waits) continue;
    for (const { productId, quantity } of movement.lines) {
      const key = keyOf(movement, productId);
      const returned = isDone ? Math.min(quantity, back.get(key) ?? 0) : 0;
      if (returned > 0) back.set(key, (back.get(key) ?? 0) - returned);
      if (!hasLeft && !waits) continue;
      const { left, waiting } = demand.get(productId) ?? { left: 0, waiting: 0 };
      const kept = hasLeft ? quantity - returned : 0;
      demand.set(productId, { left: left + kept, waiting: waiting + (waits ? quantity : 0) });
    }
  }
  // Of what came back without the word of an order, as from a return, nobody knows when it left: it is of what left in the days in which it came.
  for (const { lines } of movements.filter(
    (one) => isBack(one) && one.orderId === undefined && !reversed.has(one.id) && (one.doneOn ?? "") >= since,
  ))
    for (const { productId, quantity } of lines) {
      const { left = 0, waiting = 0 } = demand.get(productId) ?? {};
      demand.set(productId, { left: Math.max(0, left - quantity), waiting });
    }
  return demand;
}
