import { romeDate, type CivilDate } from "../../platform/time.ts";
import type { OrderShipment } from "../../orders/index.ts";

export interface Promised {
  by: CivilDate;
  outcome: "open" | "kept" | "late";
  /** Days after the promised one: of its arrival, else until today. */
  lateDays: number;
}

const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));

/** What was promised of a shipment, and what came of it; nothing where nothing was promised or it isn't sent any more. */
export function promisedOf(
  { promisedBy, deliveredOn, state }: Pick<OrderShipment, "promisedBy" | "deliveredOn" | "state">,
  now: Date,
): Promised | undefined {
  if (promisedBy === undefined || state === "cancelled") return undefined;
  const lateDays = daysBetween(promisedBy, romeDate(deliveredOn ? new Date(deliveredOn) : now));
  if (lateDays > 0) return { by: promisedBy, outcome: "late", lateDays };
  return { by: promisedBy, outcome: deliveredOn ? "kept" : "open", lateDays };
}
