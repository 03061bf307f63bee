import type { Cents } from "../../platform/money.ts";
import type { LinePart } from "../order/line.ts";
import type { OrderLine, WithdrawnPieces } from "../order.ts";
import { countOf, takenIn, withPieces, type Pieces, type Taken } from "./pieces.ts";

type Priced = Pick<LinePart, "quantity" | "unit">;
type Line = Pick<OrderLine, "productId" | "unit" | "quantity" | "parts">;

/** The prices of a line's pieces as they were sold: the largest packs first, of a quotation line by line. */
const pricesOf = (line: Line): readonly Priced[] => line.parts ?? [line];

/** Whether pieces of a line have different prices: then a piece is told from the others by its own, net cents. */
export const hasPrices = (line: Line): boolean => new Set(pricesOf(line).map(({ unit }) => unit)).size > 1;

/** The dearest first, of packs those of the smallest, and last what was given for nothing. */
const dearestFirst = (line: Line): Priced[] =>
  pricesOf(line)
    .toReversed()
    .toSorted((one, other) => other.unit - one.unit);

/**
 * So many pieces of each of a line's prices go back: those whose price is said at that price, of the others the dearest that are left first
 * (docs/decisions/returns.md). Property: what is named of what is left, or not named, changes nothing of what went back before.
 */
function takenByPrice(line: Line, { all, named }: Taken): ReadonlyMap<Priced, number> {
  const parts = dearestFirst(line);
  const taken = new Map<Priced, number>();
  let left = Math.min(all, line.quantity);
  const take = (part: Priced, wanted: number): number => {
    const before = taken.get(part) ?? 0;
    const some = Math.min(part.quantity - before, left, wanted);
    if (some > 0) taken.set(part, before + some);
    left -= Math.max(0, some);
    return Math.max(0, some);
  };
  const wanted = new Map(named);
  for (const part of parts) {
    const some = wanted.get(part.unit) ?? 0;
    wanted.set(part.unit, some - take(part, some));
  }
  for (const part of parts) take(part, left);
  return taken;
}

/** So many pieces of a line as they go back, by their prices. */
export const returnedParts = (line: Line, taken: Taken): Priced[] =>
  [...takenByPrice(line, taken)].map(([{ unit }, quantity]) => ({ quantity, unit }));

/** What of a line is kept once pieces have gone back, by prices. Property: with `returnedParts` it is the line. */
export function keptParts(line: Line, returned: Taken): Priced[] {
  const taken = takenByPrice(line, returned);
  return pricesOf(line)
    .map((part) => ({ quantity: part.quantity - (taken.get(part) ?? 0), unit: part.unit }))
    .filter(({ quantity }) => quantity > 0);
}

/** How many pieces there are of each price. */
const byUnit = (parts: readonly Priced[]): ReadonlyMap<Cents, number> => {
  const all = new Map<Cents, number>();
  for (const { unit, quantity } of parts) all.set(unit, (all.get(unit) ?? 0) + quantity);
  return all;
};

/** What of a line is left of each of its prices, the dearest first. */
export const pricesLeft = (line: Line, taken: Taken): Priced[] =>
  [...byUnit(keptParts(line, taken))]
    .map(([unit, quantity]) => ({ quantity, unit }))
    .toSorted((one, other) => other.unit - one.unit);

/** What of a line is left of one of its prices. */
export const leftAt = (line: Line, taken: Taken, unit: Cents): number =>
  pricesLeft(line, taken).find((one) => one.unit === unit)?.quantity ?? 0;

/** Pieces of one article that are left, and of each of its prices where it has several. */
export interface LeftPieces extends WithdrawnPieces {
  prices?: readonly Priced[] | undefined;
}

/** What is left of each line of an order, and of its prices where it has several. Lines of which nothing is left are left out. */
export const leftOfLines = (lines: readonly OrderLine[], taken: Pieces): LeftPieces[] =>
  lines.flatMap((line) => {
    const { productId } = line;
    const quantity = line.quantity - countOf(taken, productId);
    if (quantity <= 0) return [];
    const prices = hasPrices(line) ? pricesLeft(line, takenIn(taken, productId)) : undefined;
    return [{ productId, quantity, ...(prices && { prices }) }];
  });

/**
 * Pieces with the price that each counts as, where their article has several: those of which it isn't said are the dearest that others leave.
 * Of an article with one price it isn't kept. Pieces beyond what is left stay as they are; undefined where a price is named of which so many
 * aren't left.
 */
export function namedPieces<P extends WithdrawnPieces>(
  lines: readonly OrderLine[],
  asked: readonly P[],
  taken: Pieces,
): P[] | undefined {
  const named = asked.filter(({ unit }) => unit !== undefined);
  const isTooMuch = named.some(({ productId, unit = 0 }) => {
    const line = lines.find((one) => one.productId === productId);
    const own = named.filter((one) => one.productId === productId && one.unit === unit);
    const wanted = own.reduce((sum, { quantity }) => sum + quantity, 0);
    return !line || wanted > leftAt(line, takenIn(taken, productId), unit);
  });
  if (isTooMuch) return undefined;
  let gone = withPieces(taken, named);
  return asked.flatMap((one): P[] => {
    const line = lines.find(({ productId }) => productId === one.productId);
    if (!line || !hasPrices(line)) return [{ ...one, unit: undefined }];
    if (one.unit !== undefined) return [one];
    let rest = one.quantity;
    const told = pricesLeft(line, takenIn(gone, one.productId)).flatMap(({ unit, quantity: most }) => {
      const quantity = Math.min(most, rest);
      rest -= quantity;
      return quantity > 0 ? [{ ...one, quantity, unit }] : [];
    });
    gone = withPieces(gone, told);
    return rest > 0 ? [...told, { ...one, quantity: rest }] : told;
  });
}

/** What of some pieces is beyond others, at the prices that they count as: never more pieces of an article than there are more of it. */
export function beyondPieces(lines: readonly OrderLine[], some: Pieces, others: Pieces): WithdrawnPieces[] {
  return lines.flatMap((line): WithdrawnPieces[] => {
    const { productId } = line;
    let left = countOf(some, productId) - countOf(others, productId);
    if (left <= 0) return [];
    if (!hasPrices(line)) return [{ productId, quantity: left }];
    const before = byUnit(returnedParts(line, takenIn(others, productId)));
    return [...byUnit(returnedParts(line, takenIn(some, productId)))].flatMap(([unit, quantity]) => {
      const more = Math.min(left, quantity - (before.get(unit) ?? 0));
      left -= Math.max(0, more);
      return more > 0 ? [{ productId, quantity: more, unit }] : [];
    });
  });
}
