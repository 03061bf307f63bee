import type { Instant } from "../../platform/time.ts";

/** Pieces of one pallet at most: they stand in its item. */
export const mostOnPallet = 1000;

/** So many pieces of a pallet are scanned before the rest of it is believed. */
export const samplesWanted = 2;

export interface PalletPiece {
  code: string;
  productId: string;
}

/** A pallet as its supplier has announced it. */
export interface Pallet {
  movementId: string;
  /** What its label says: the SSCC, or the supplier's own number. */
  sscc: string;
  version: number;
  pieces: readonly PalletPiece[];
  /** Codes that were not on it when it was received. */
  missing: readonly string[];
  receivedOn?: Instant | undefined;
}

/** How many of a pallet's pieces have to be scanned: two, or the only one. */
export const samplesOf = ({ pieces, missing }: Pick<Pallet, "pieces" | "missing">): number =>
  Math.min(samplesWanted, pieces.length - missing.length);
