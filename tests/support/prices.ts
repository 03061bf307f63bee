import type { Price } from "@solvia/core/pricing/price";
import type { PriceSlot } from "@solvia/core/pricing/price-periods";

/** A price that has counted since it was set, as it is stored. */
export const slotOf = ({ productId, locale, priceType, price, discount, createdOn }: Price): PriceSlot => ({
  productId,
  locale,
  priceType,
  version: 1,
  periods: [{ id: 1, price, discount, from: createdOn, createdOn }],
});
