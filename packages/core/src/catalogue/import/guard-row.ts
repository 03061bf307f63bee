import { currentPrices, periodAt, priceWarnings, unitOf, type PriceSlot } from "../../pricing/index.ts";
import type { CellProblem } from "./cell-problem.ts";
import type { PlannedPrice } from "./plan.ts";

/**
 * What should be looked at before a row's prices are written: below the supplier's (of the shop, else Italy's), far from
 * what counts, nothing, ending. The same guards as where prices are typed.
 */
export function guardsOf(prices: readonly PlannedPrice[], slots: readonly PriceSlot[], now: Date): CellProblem[] {
  const costs = currentPrices(slots, now).filter(({ priceType }) => priceType === "supplier");
  return prices.flatMap(({ key, set, before }) => {
    const cost = costs.find(({ locale }) => locale === key.locale) ?? costs.find(({ locale }) => locale === "it");
    const planned = set?.from === undefined ? before : coveredBy(slots, key, set.from);
    const warnings = priceWarnings({
      priceType: key.priceType,
      before: planned,
      after: set,
      supplier: cost && unitOf(cost),
    });
    return warnings.map(({ code, params }) => ({
      field: `price.${key.priceType}.${key.locale}`,
      code,
      ...(params && { params }),
    }));
  });
}

/** What would count at an instant without the new price. */
const coveredBy = (slots: readonly PriceSlot[], key: PlannedPrice["key"], from: string) => {
  const slot = slots.find(({ locale, priceType }) => locale === key.locale && priceType === key.priceType);
  return slot && periodAt(slot.periods, from);
};
