import type { Warning } from "../../platform/confirming/confirmed.ts";

/** From the gravest to the least. */
export const minimumWarningCodes = ["minimum-above-stock", "minimum-above-pallet", "minimum-tenfold"] as const;
export type MinimumWarningCode = (typeof minimumWarningCodes)[number];

interface Minimum {
  /** The fewest pieces of an order until now; undefined of a new product. */
  before: number | undefined;
  after: number;
  /** Pieces that can be sold now; nothing is measured by none. */
  available: number;
  piecesPerPackage: number;
}

/** A first minimum is asked from a thousand pieces on. */
const usualFirst = 100;

/**
 * Why a new minimum quantity has to be confirmed, the gravest reason alone: more than what can be sold (from that second
 * nobody could buy it), more than a pallet, or ten times what it was or that part of it (a sign misplaced). `limit` is the
 * stock or the pallet in pieces.
 */
export function minimumWarnings({
  before,
  after,
  available,
  piecesPerPackage,
}: Minimum): Warning<MinimumWarningCode>[] {
  if (after === (before ?? 0)) return [];
  const params = { before: before ?? 0, after };
  const isMore = after > (before ?? 0) && after > 1;
  if (isMore && available > 0 && after > available) {
    return [{ code: "minimum-above-stock", params: { ...params, limit: available } }];
  }
  if (isMore && piecesPerPackage > 0 && after > piecesPerPackage) {
    return [{ code: "minimum-above-pallet", params: { ...params, limit: piecesPerPackage } }];
  }
  const known = before || usualFirst;
  const isTenfold = after >= known * 10 || (before !== undefined && after > 0 && before >= after * 10);
  return isTenfold ? [{ code: "minimum-tenfold", params }] : [];
}
