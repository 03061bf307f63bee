import { divideRounded, parseCurrency } from "@solvia/core/platform/money";
import type { PriceType } from "@solvia/core/pricing/price";

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
  /** The version that the edit rests on. */
  version: number;
  /** What somebody else made of the cell meanwhile. */
  theirs?: Amount | undefined;
}

export type Edits = Readonly<Record<string, Edit>>;

export const cellKey = ({ productId, locale, priceType }: Pick<Edit, "productId" | "locale" | "priceType">): string =>
  `${productId} ${locale} ${priceType}`;

const withDiscount = /^(.*?)\s*[-−]\s*(\d{1,3})\s*%$/u;
const largest = 100_000_000;

/**
 * What is typed into a cell: an amount in euro, perhaps with a discount behind it ("120,50 - 5%"); nothing ends the price.
 * Undefined when it is no price.
 */
export function readCell(text: string): Amount | undefined {
  const bare = text.trim();
  if (bare === "") return { price: null, discount: 0 };
  const [, amount = bare, percent = "0"] = withDiscount.exec(bare) ?? [];
  const price = parseCurrency(amount);
  const discount = Number(percent) / 100;
  return price === undefined || !(price > 0) || price > largest || discount > 1 ? undefined : { price, discount };
}

/** A cell as it is edited: "120,50 - 5%". */
export function cellText({ price, discount }: Amount, language: string): string {
  if (price === null) return "";
  const euro = (price / 100).toFixed(2);
  const written = language === "it" ? euro.replace(".", ",") : euro;
  return discount > 0 ? `${written} - ${Math.round(discount * 100)}%` : written;
}

export const roundings = ["cent", "dime", "euro", "ninety"] as const;
export type Rounding = (typeof roundings)[number];

/** A price changed by a percentage (two decimals count) and rounded; never below one cent. */
export function changedByPercent(cents: number, percent: number, rounding: Rounding): number {
  const exact = divideRounded(cents * (10_000 + Math.round(percent * 100)), 10_000);
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
