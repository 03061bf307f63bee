import { allocate, type Cents } from "../platform/money.ts";
import { withVat, type VatTreatment } from "../tax/index.ts";
import { lineRates } from "./lines/line-rates.ts";
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
  lines.map((line) => pricesOf(line, grossPiece(line, treatment, lines)));

/** What one piece of a line costs a private buyer beside the other lines, of a net price that is told. */
export function grossPiece(line: Priced, treatment: VatTreatment, lines: readonly Priced[]) {
  const parts = lineRates(treatment, line, lines);
  const weights = parts.map(({ net }) => net);
  return (unit: Cents): Cents =>
    allocate(unit + line.wasteFee, weights).reduce((sum, net, at) => sum + withVat(net, parts[at]?.rate ?? 0), 0);
}
