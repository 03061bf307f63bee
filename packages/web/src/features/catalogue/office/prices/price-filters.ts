import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import type { Locale } from "@solvia/core/platform/locale";
import { priceTypes, type PriceType } from "@solvia/core/pricing/price";

/** What the address of the grid says. */
export interface PriceFilters {
  text?: string | undefined;
  category?: GoodsCategory | undefined;
  locale?: Locale | undefined;
  /** Up to four types of price, joined by commas. */
  types?: string | undefined;
  cursor?: string | undefined;
}

export const pageSize = 25;
export const mostTypes = 4;
const shownAtFirst: readonly PriceType[] = ["high", "public", "reserved", "premium"];

export function chosenTypes({ types }: PriceFilters): readonly PriceType[] {
  const chosen = priceTypes.filter((type) => types?.split(",").includes(type)).slice(0, mostTypes);
  return chosen.length > 0 ? chosen : shownAtFirst;
}
