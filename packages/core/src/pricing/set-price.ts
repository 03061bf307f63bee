import { changePrices } from "./change-prices.ts";
import type { PriceAuthor } from "./price-history.ts";
import type { Price } from "./price.ts";

/** Makes prices count from now on, whatever counted before; those of one product wholly or not at all. */
export async function setPrices(
  prices: readonly Pick<Price, "productId" | "locale" | "priceType" | "price" | "discount">[],
  now: Date,
  author: PriceAuthor = { source: "system" },
): Promise<void> {
  const wishes = prices.map(({ productId, locale, priceType, price, discount }) => ({
    key: { productId, locale, priceType },
    set: { price, discount },
  }));
  await changePrices(wishes, author, now);
}
