import type { Instant } from "../platform/time.ts";
import { priceTypes, unitOf, type PriceKey, type PriceType } from "./price.ts";
import { periodAt, type PriceSlot } from "./price-periods.ts";
import type { UnitOfType } from "./price-warnings.ts";

/** Where a supplier's price is looked for that a shop has none of. */
const home = "it";

/** The prices that a change of some types in a shop is measured by: the supplier's, and for that one all others. */
export const guardKeys = (productId: string, locale: string, types: readonly PriceType[]): PriceKey[] => [
  ...(types.includes("supplier") ? priceTypes : ["supplier" as const]).map((priceType) => ({
    productId,
    locale,
    priceType,
  })),
  { productId, locale: home, priceType: "supplier" },
];

/**
 * What a product costs in a shop at an instant, by each type that counts, net; what the supplier takes in Italy where the
 * shop has no supplier's price of its own. Slots of other products and shops are passed over.
 */
export function unitsAt(
  slots: readonly PriceSlot[],
  { productId, locale }: { productId: string; locale: string },
  at: Instant,
): UnitOfType[] {
  const counting = slots.flatMap((slot) => {
    const period = slot.productId === productId ? periodAt(slot.periods, at) : undefined;
    return period ? [{ locale: slot.locale, priceType: slot.priceType, unit: unitOf(period) }] : [];
  });
  const own = counting.filter((one) => one.locale === locale);
  const isKnown = own.some(({ priceType }) => priceType === "supplier");
  const fallback = counting.filter((one) => one.locale === home && one.priceType === "supplier");
  return [...own, ...(isKnown ? [] : fallback)].map(({ priceType, unit }) => ({ priceType, unit }));
}
