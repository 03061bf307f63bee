import { discounted, divideRounded } from "@solvia/core/platform/money";
import {
  basisPointsOf,
  mapReading,
  readMoney,
  readPercent,
  shareOf,
  writeMoney,
  writePercent,
  type Notation,
  type Reading,
} from "@solvia/core/platform/reading";
import type { PriceType } from "@solvia/core/pricing/price";
import type { UnitOfType } from "@solvia/core/pricing/price-warnings";

/** What a cell of the grid holds: without a price nothing is sold at that type. */
export interface Amount {
  /** Integer cents. */
  price: number | null;
  /** From 0 to 1 in steps of 0.01. */
  discount: number;
}

/** A cell that was changed and not yet saved. */
export interface Edit extends Amount {
  productId: string;
  locale: string;
  priceType: PriceType;
  /** The version that the edit rests on, and what counted then. */
  version: number;
  before: Amount;
  name: string;
  /** What it is measured by before it is saved: what the product costs in that shop by each type. */
  units: readonly UnitOfType[];
  /** What somebody else made of the cell meanwhile. */
  theirs?: Amount | undefined;
}

export type Edits = Readonly<Record<string, Edit>>;

export const cellKey = ({ productId, locale, priceType }: Pick<Edit, "productId" | "locale" | "priceType">): string =>
  `${productId} ${locale} ${priceType}`;

const withDiscount = /^(.*\S)\s*[-−–]\s*([^-−–]*%)\s*$/su;
const largest = 100_000_000;

/**
 * What is typed or pasted into a cell: an amount in euro, perhaps with a discount behind it ("120,50 - 5%"); one that is no
 * whole percent is asked, with the net price to take instead. An empty text says nothing about the price: it is ended on purpose, never by a gap in a pasted block.
 */
export function readCell(text: string, signs: Notation): Reading<Amount & { price: number }> {
  const [, amount = text, percent] = withDiscount.exec(text) ?? [];
  const price = readMoney(amount, { notation: signs, minimum: 1, maximum: largest });
  if (percent === undefined) return mapReading(price, (cents) => ({ price: cents, discount: 0 }));
  const discount = readPercent(percent, { notation: signs, minimum: 0, maximum: 10_000 });
  if (discount.is === "refused") return discount;
  if (discount.is !== "exact") return { is: "refused", refusal: { code: "not-a-number" } };
  const { value } = discount;
  if (isWholePercent(value)) return mapReading(price, (cents) => ({ price: cents, discount: shareOf(value) }));
  const net = mapReading(price, (cents) => ({ price: discounted(cents, shareOf(value)), discount: 0 }));
  return net.is === "exact" ? { is: "asked", choices: [{ value: net.value }] } : net;
}

/** Discounts are kept in whole percents (spec 9): of another one only the net price can be. */
export const isWholePercent = (basisPoints: number): boolean => basisPoints % 100 === 0;

/** A cell as it is edited: "120,50 - 5%". */
export function cellText({ price, discount }: Amount, signs: Notation): string {
  if (price === null) return "";
  const written = writeMoney(price, signs);
  return discount > 0 ? `${written} - ${writePercent(basisPointsOf(discount), signs)}%` : written;
}

export const roundings = ["cent", "dime", "euro", "ninety"] as const;
export type Rounding = (typeof roundings)[number];

/** A price changed by basis points and rounded; never below one cent. */
export function changedByPercent(cents: number, basisPoints: number, rounding: Rounding): number {
  const exact = divideRounded(cents * (10_000 + basisPoints), 10_000);
  const to = (step: number, offset = 0) => divideRounded(exact - offset, step) * step + offset;
  const rounded = { cent: exact, dime: to(10), euro: to(100), ninety: to(100, 90) }[rounding];
  return Math.max(rounding === "ninety" ? 90 : 1, rounded);
}

export interface Place {
  row: number;
  column: number;
}

/** Where a key leads from a cell; undefined when it leads nowhere. */
export function placeAfter({ row, column }: Place, key: string, rows: number, columns: number): Place | undefined {
  const within = (wanted: Place): Place => ({
    row: Math.min(Math.max(wanted.row, 0), rows - 1),
    column: Math.min(Math.max(wanted.column, 0), columns - 1),
  });
  const steps: Readonly<Record<string, Place>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageUp: { row: 0, column },
    PageDown: { row: rows - 1, column },
  };
  const wanted = steps[key];
  return wanted && within(wanted);
}

/** A block of cells as a spreadsheet copies it: rows by lines, columns by tabs. */
export const pastedBlock = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
