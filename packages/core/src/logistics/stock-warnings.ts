import type { Warning } from "../platform/confirming/confirmed.ts";

export const stockWarningCodes = ["stock-thousandfold", "stock-huge"] as const;

const huge = 100_000;
/** Pieces of one article that move, or are found, from which on they are asked about: more than a ship's twenty containers of panels. */
const manyPieces = 20_000;

/** What has to be confirmed of pieces that are moved or counted. */
export const piecesWarningCodes = ["many-pieces"] as const;
export type PiecesWarning = (typeof piecesWarningCodes)[number];

/** Whether a number of pieces has to be confirmed. */
export const piecesWarnings = (quantity: number): Warning<PiecesWarning>[] =>
  quantity >= manyPieces ? [{ code: "many-pieces", params: { quantity } }] : [];

/**
 * Why a counted stock has to be confirmed: a thousand times what was there or that part of it (a sign of thousands read as
 * decimals), or a hundred thousand pieces and more. None left is no mistake.
 */
export function stockWarnings(before: number, after: number): Warning<(typeof stockWarningCodes)[number]>[] {
  const params = { before, after };
  const isThousandfold = before > 0 && after > 0 && Math.max(before / after, after / before) >= 1000;
  if (isThousandfold) return [{ code: "stock-thousandfold", params }];
  return after >= huge && after > before ? [{ code: "stock-huge", params }] : [];
}
