import type { CivilDate } from "@solvia/core/platform/time";
import type { ShipmentRow } from "../shipment.ts";
import { unplanned, type Place } from "./days.ts";

type Card = Pick<ShipmentRow, "state" | "plannedOn" | "shippedOn">;

/** Whether its day has gone by and it is still here. */
export const isLate = ({ state, plannedOn }: Card, today: CivilDate): boolean =>
  state === "scheduled" && plannedOn !== undefined && plannedOn < today;

/** Whether a card may be taken: what has left lies where it lies. */
export const isMovable = ({ state }: Card): boolean =>
  state === "to_prepare" || state === "ready" || state === "scheduled";

/** Why a card can't be dropped there; undefined where the API is asked. */
export function refusalOf(
  card: Card,
  to: Place,
  today: CivilDate,
): "left" | "unplan" | "past" | "toPrepare" | undefined {
  if (!isMovable(card)) return "left";
  if (to === unplanned) return card.state === "scheduled" ? "unplan" : undefined;
  if (card.state === "to_prepare") return "toPrepare";
  return to < today ? "past" : undefined;
}
