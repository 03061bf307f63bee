import type { Warning } from "../platform/confirming/confirmed.ts";
import { isUnusual } from "../platform/confirming/unusual.ts";

/** What has to be confirmed of a shipment's figures: costs far above what its customer pays for it or what stood there, packages without a weight, or that weigh far from what their goods do. */
export const shipmentWarnings = ["unusual-costs", "no-weight", "unusual-weight"] as const;
export type ShipmentWarning = (typeof shipmentWarnings)[number];

/** What has to be confirmed of shipments that go apart, elsewhere or together: serials that were scanned for them are to be scanned again. */
export const arrangeWarnings = ["scans-again"] as const;
export type ArrangeWarning = (typeof arrangeWarnings)[number];

/** Whether a carrier's costs, net cents, are far above what is known: what stood there, else what the order's delivery was sold for. */
export const costWarnings = (costs: number, known: number | undefined): Warning<ShipmentWarning>[] =>
  known !== undefined && isUnusual(costs, known) ? [{ code: "unusual-costs", params: { costs, known } }] : [];
