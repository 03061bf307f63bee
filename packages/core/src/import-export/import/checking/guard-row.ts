import { instant, type Instant } from "../../../platform/time.ts";
import { periodAt, priceWarnings, unitsAt, withoutPrice, withPrice, type PriceSlot } from "../../../pricing/index.ts";
import { type LoadedProduct, minimumWarnings } from "../../../catalogue/index.ts";
import type { CellProblem } from "../cells/cell-problem.ts";
import type { PlannedPrice, PlannedWrite } from "./plan.ts";

/**
 * What should be looked at before a row's prices are written: a loss against the supplier's price, far from what counts,
 * nothing, ending. The same guards as where prices are typed, each price measured when it begins and by what the row's
 * other prices make of it. `slots` are the product's as they stand before.
 */
export function guardsOf(
  prices: readonly PlannedPrice[],
  productId: string,
  slots: readonly PriceSlot[],
  now: Date,
): CellProblem[] {
  const after = changedBy(prices, productId, slots, now);
  return prices.flatMap(({ key, set, before }) => {
    const from = set?.from;
    const warnings = priceWarnings({
      priceType: key.priceType,
      before: from === undefined ? before : coveredBy(slots, key, from),
      after: set,
      units: unitsAt(after, { ...key, productId }, from ?? instant(now)),
    });
    return warnings.map(({ code, params }) => ({ field: `price.${key.priceType}.${key.locale}`, code, params }));
  });
}

/** A minimum quantity that looks misread, as the editor asks about it. */
export function minimumGuard(
  write: PlannedWrite | undefined,
  stored: Pick<LoadedProduct, "product" | "available"> | undefined,
): CellProblem[] {
  const fields = write?.product?.fields;
  if (!fields) return [];
  const { minQuantity: after, piecesPerPackage } = fields;
  const before = stored?.product.fields.minQuantity;
  const warnings = minimumWarnings({ before, after, available: stored?.available ?? 0, piecesPerPackage });
  return warnings.map((warning) => ({ field: "minQuantity", ...warning }));
}

const slotName = ({ locale, priceType }: PlannedPrice["key"]): string => `${priceType}.${locale}`;

/** The product's slots as all prices of a row leave them. */
function changedBy(prices: readonly PlannedPrice[], productId: string, slots: readonly PriceSlot[], now: Date) {
  const after = new Map(slots.map((slot) => [slotName(slot), slot]));
  for (const { key, set, before } of prices) {
    const slot = after.get(slotName(key)) ?? { ...key, productId, version: 0, periods: [] };
    after.set(slotName(key), set ? withPrice(slot, set, now) : withoutPrice(slot, before?.id ?? 0, now));
  }
  return [...after.values()];
}

/** What would count at an instant without the new price. */
const coveredBy = (slots: readonly PriceSlot[], key: PlannedPrice["key"], from: Instant) => {
  const slot = slots.find((known) => slotName(known) === slotName(key));
  return slot && periodAt(slot.periods, from);
};
