import type { Cents } from "../platform/money.ts";
import type { Instant } from "../platform/time.ts";
import type { PriceType } from "./price.ts";

/** By which way a price was changed. */
export const priceSources = ["form", "grid", "undo", "import", "system"] as const;
export type PriceSource = (typeof priceSources)[number];

/** Who changes prices, and by which way; no user for what the system does. */
export interface PriceAuthor {
  userId?: string | undefined;
  source: PriceSource;
}

/** One price that was set or ended. Without `after` it ended; without `before` there was none. */
export interface PriceChange {
  locale: string;
  priceType: PriceType;
  /** What counted just before. */
  before?: { price: Cents; discount: number } | undefined;
  after?: { price: Cents; discount: number; from: Instant; to?: Instant | undefined } | undefined;
}

/** A change of a product's prices as it was made, never altered. */
export interface PriceHistoryEntry {
  id: string;
  at: Instant;
  userId?: string | undefined;
  source: PriceSource;
  changes: readonly PriceChange[];
}
