import type { Warning } from "../platform/confirming/confirmed.ts";
import type { Cents } from "../platform/money.ts";

/** What has to be confirmed of a supplier's price: it is far from the one that is known. */
export const supplyWarnings = ["far-price"] as const;
export type SupplyWarning = (typeof supplyWarnings)[number];

/** A price that is off the last one by so many per cent, or more, is asked about. */
const farPercent = 30;

/** Whether a price, net cents of a piece, has to be confirmed beside the one that is known. */
export function priceWarnings(price: Cents | undefined, known: Cents | undefined): Warning<SupplyWarning>[] {
  if (price === undefined || known === undefined) return [];
  const isFar = Math.abs(price - known) * 100 >= known * farPercent;
  return isFar ? [{ code: "far-price", params: { price, known } }] : [];
}
