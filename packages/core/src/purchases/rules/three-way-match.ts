import { sumOf, type Cents } from "../../platform/money.ts";
import type { PurchaseLine } from "../purchase.ts";

/** By how much an invoice may differ from what has come and from what was agreed, in hundredths (domain-rules 5.6: 2 %). */
const tolerancePercent = 2;

export interface InvoicedLine {
  productId: string;
  /** Pieces, more than none. */
  quantity: number;
  /** Net cents of a piece. */
  price: Cents;
}

export const differenceKinds = ["quantity-differs", "price-differs", "not-ordered"] as const;

export interface Difference {
  /** Which line of the invoice. */
  at: number;
  kind: (typeof differenceKinds)[number];
  invoiced: number;
  /** Pieces that have come and aren't invoiced, or the price that was agreed. */
  expected: number;
}

/** Whether it is more than was expected by more than the tolerance: fewer pieces are a part, of which another invoice brings the rest. */
const isOver = (value: number, expected: number): boolean => value * 100 > (100 + tolerancePercent) * expected;

const isWithin = (value: number, expected: number): boolean =>
  Math.abs(value - expected) * 100 <= tolerancePercent * expected;

type Line = Pick<PurchaseLine, "productId" | "price" | "received" | "invoiced" | "settled">;

const openOf = ({ received, invoiced }: Line): number => received - invoiced;

/**
 * Where an invoice differs from the order's prices, or is of more pieces than have come and aren't invoiced, by more than the
 * tolerance. What it leaves out, of an article or of its pieces, is no difference: another invoice may be of that.
 */
export function differencesOf(lines: readonly Line[], invoiced: readonly InvoicedLine[]): Difference[] {
  return invoiced.flatMap(({ productId, quantity, price }, at): Difference[] => {
    const line = lines.find((one) => one.productId === productId);
    if (!line) return [{ at, kind: "not-ordered", invoiced: quantity, expected: 0 }];
    const open = line.settled ? 0 : Math.max(0, openOf(line));
    return [
      ...(isOver(quantity, open)
        ? [{ at, kind: "quantity-differs" as const, invoiced: quantity, expected: open }]
        : []),
      ...(isWithin(price, line.price)
        ? []
        : [{ at, kind: "price-differs" as const, invoiced: price, expected: line.price }]),
    ];
  });
}

/** What an invoice comes to. */
export const invoiceAmount = (lines: readonly InvoicedLine[]): Cents =>
  sumOf(lines.map(({ quantity, price }) => quantity * price));

/**
 * The order's lines with what an invoice is of: one is settled once all that came of it is invoiced within the tolerance, or more. Of a part the rest stays to be
 * invoiced, for whatever reason its invoice was approved, but where it is said to be the `last` of its articles.
 */
export function invoicedLines<L extends Line>(
  lines: readonly L[],
  invoiced: readonly InvoicedLine[],
  last = false,
): L[] {
  return lines.map((line) => {
    const found = invoiced.find(({ productId }) => productId === line.productId);
    if (!found) return line;
    const sum = line.invoiced + found.quantity;
    return {
      ...line,
      invoiced: sum,
      ...((last || sum > line.received || isWithin(sum, line.received)) && { settled: true }),
    };
  });
}

/** A line of which fewer pieces have come than was thought: settled where what is invoiced covers them now. Never of fewer than are invoiced. */
export function receivedLess<L extends Line>(line: L, pieces: number): L {
  const received = line.received - pieces;
  const isCovered = line.invoiced > 0 && (line.settled === true || isWithin(line.invoiced, received));
  return { ...line, received, settled: isCovered || undefined };
}

/** Whether all that has come is invoiced. */
export const isSettled = (lines: readonly Line[]): boolean =>
  lines.every(({ received, settled }) => received === 0 || settled === true);
