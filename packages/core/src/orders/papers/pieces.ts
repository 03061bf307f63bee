import type { Cents } from "../../platform/money.ts";
import type { WithdrawnPieces } from "../order.ts";

/** Pieces of an article: all of them, and of these the ones whose price is said, by net cents of one piece. */
export interface Taken {
  all: number;
  named: ReadonlyMap<Cents, number>;
}

/** Pieces by product. */
export type Pieces = ReadonlyMap<string, Taken>;

export const noPieces: Pieces = new Map();

const nothing: Taken = { all: 0, named: new Map() };

/** Of one article, so many pieces of which nobody says what they had cost. */
export const anyOf = (all: number): Taken => ({ all, named: new Map() });

/** What of an article is among pieces. */
export const takenIn = (pieces: Pieces, productId: string): Taken => pieces.get(productId) ?? nothing;

/** How many pieces of an article are among these, whatever they had cost. */
export const countOf = (pieces: Pieces, productId: string): number => takenIn(pieces, productId).all;

/** Pieces by product, with more of them. */
export function withPieces(pieces: Pieces, more: readonly WithdrawnPieces[]): Pieces {
  const all = new Map(pieces);
  for (const { productId, quantity, unit } of more) {
    const before = takenIn(all, productId);
    const named = new Map(before.named);
    if (unit !== undefined) named.set(unit, (named.get(unit) ?? 0) + quantity);
    all.set(productId, { all: before.all + quantity, named });
  }
  return all;
}

/** The same as a list: of each article those whose price is said, then the others. Property: `withPieces` of it is the same. */
export const listOfPieces = (pieces: Pieces): WithdrawnPieces[] =>
  [...pieces].flatMap(([productId, { all, named }]) => {
    const told = [...named].map(([unit, quantity]) => ({ productId, quantity, unit }));
    const rest = told.reduce((left, { quantity }) => left - quantity, all);
    return [...told, ...(rest > 0 ? [{ productId, quantity: rest }] : [])].filter(({ quantity }) => quantity > 0);
  });

/** How many pieces of each product a list has. */
export const quantitiesOf = (lines: readonly { productId: string; quantity: number }[]): Map<string, number> => {
  const all = new Map<string, number>();
  for (const { productId, quantity } of lines) all.set(productId, (all.get(productId) ?? 0) + quantity);
  return all;
};
