import type { Warning } from "../platform/confirming/confirmed.ts";
import { isUnusual } from "../platform/confirming/unusual.ts";

/** What has to be confirmed of a shipment's figures: costs far above what its customer pays for it or what stood there, goods without a weight. */
export const shipmentWarnings = ["unusual-costs", "no-weight"] as const;
export type ShipmentWarning = (typeof shipmentWarnings)[number];

/** Whether a carrier's costs, net cents, are far above what is known: what stood there, else what the order's delivery was sold for. */
export const costWarnings = (costs: number, known: number | undefined): Warning<ShipmentWarning>[] =>
  known !== undefined && isUnusual(costs, known) ? [{ code: "unusual-costs", params: { costs, known } }] : [];

/** Whether packages are said to weigh nothing. */
export const weightWarnings = ({ grossGrams }: { grossGrams: number }): Warning<ShipmentWarning>[] =>
  grossGrams === 0 ? [{ code: "no-weight", params: {} }] : [];
