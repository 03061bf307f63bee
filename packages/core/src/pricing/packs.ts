import type { Cents } from "../platform/money.ts";

/** How goods are priced: by the piece, by full pallets, by full containers. */
export type PackKind = "piece" | "pallet" | "container";

/** What a pack costs a piece: net cents. Each step of a ladder costs less a piece than the one before. */
export interface PackStep {
  kind: PackKind;
  /** Pieces of a full one; 1 for the piece. */
  quantity: number;
  unit: Cents;
}

/** So many pieces at a step's price. */
export type PackPart<S extends PackStep = PackStep> = Omit<S, "quantity"> & { pieces: number };

/**
 * The one rule of pack prices (docs/decisions/pack-prices.md): as many full containers as there are, of the rest as many
 * full pallets, what is left by the piece. Undefined where pieces are left and have no price: that needs a quotation.
 */
export function partsOf<S extends PackStep>(ladder: readonly S[], pieces: number): PackPart<S>[] | undefined {
  const parts: PackPart<S>[] = [];
  let left = pieces;
  for (const { quantity, ...step } of ladder.toSorted((a, b) => b.quantity - a.quantity)) {
    const taken = left - (left % quantity);
    if (taken > 0) parts.push({ ...step, pieces: taken });
    left -= taken;
  }
  return left > 0 ? undefined : parts;
}

/** Net cents of all parts. */
export const netOfParts = (parts: readonly PackPart[]): Cents =>
  parts.reduce((sum, { unit, pieces }) => sum + unit * pieces, 0);

/** A larger quantity that costs less: how many pieces, and how many net cents less. */
export interface BetterQuantity {
  quantity: number;
  saving: Cents;
  /** With a whole container in it, which goes by quotation alone: it can't be taken into the cart and ordered. */
  byQuotation?: true | undefined;
}

/**
 * The cheapest larger quantity, where filling a pack costs less than stopping short of it; only what the stock has.
 * Undefined where more pieces cost more.
 */
export function betterQuantity(
  ladder: readonly PackStep[],
  pieces: number,
  available: number,
): BetterQuantity | undefined {
  const cost = (quantity: number): Cents | undefined => {
    const parts = partsOf(ladder, quantity);
    return parts && netOfParts(parts);
  };
  const now = cost(pieces);
  if (now === undefined) return undefined;
  const [best] = ladder
    .map(({ quantity }) => Math.ceil(pieces / quantity) * quantity)
    .filter((quantity) => quantity > pieces && quantity <= available)
    .map((quantity) => ({ quantity, saving: now - (cost(quantity) ?? now) }))
    .toSorted((a, b) => b.saving - a.saving);
  if (!best || best.saving <= 0) return undefined;
  const withContainer = partsOf(ladder, best.quantity)?.some(({ kind }) => kind === "container");
  return withContainer ? { ...best, byQuotation: true } : best;
}
