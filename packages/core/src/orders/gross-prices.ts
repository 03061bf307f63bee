import type { Cents } from "../platform/money.ts";
import { rateOf, withVat, type VatTreatment } from "../tax/index.ts";
import type { OrderLine } from "./order.ts";

/** So many pieces of a line at one price, in cents; all is always each times quantity. */
export interface PricedPieces {
  quantity: number;
  each: Cents;
  all: Cents;
}

/** The prices of a line: of one piece, of all, and of the parts that have prices of their own (docs/decisions/pack-prices.md). */
export interface LinePrice {
  each: Cents;
  all: Cents;
  parts: readonly PricedPieces[];
}

type Priced = Pick<OrderLine, "unit" | "quantity" | "parts" | "wasteFee" | "category">;

/** A line's prices, given what one piece costs whose net price is told. */
export function pricesOf(line: Priced, eachOf: (unit: Cents) => Cents): LinePrice {
  const parts = (line.parts ?? [line]).map(({ unit, quantity }) => {
    const each = eachOf(unit);
    return { quantity, each, all: each * quantity };
  });
  return { each: eachOf(line.unit), all: parts.reduce((sum, { all }) => sum + all, 0), parts };
}

/**
 * What each line costs a private buyer: one piece with its contribution and VAT, rounded to the cent, times the pieces, so
 * that whoever multiplies finds what the page says (docs/decisions/gross-prices.md).
 */
export const grossPrices = (lines: readonly Priced[], treatment: VatTreatment): LinePrice[] =>
  lines.map((line) => pricesOf(line, grossPiece(line, treatment)));

/** What one piece of a line costs a private buyer, of a net price that is told. */
export function grossPiece({ category, wasteFee }: Pick<Priced, "category" | "wasteFee">, treatment: VatTreatment) {
  const rate = rateOf(treatment, category);
  return (unit: Cents): Cents => withVat(unit + wasteFee, rate);
}
