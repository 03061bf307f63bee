import { instant } from "../../../platform/time.ts";
import {
  periodAt,
  priceId,
  segmentsOf,
  withoutPrice,
  withPrice,
  type PricePeriod,
  type PriceSlot,
} from "../../../pricing/index.ts";
import type { FieldChange, PlannedPrice } from "./plan.ts";
import type { ListedPrice } from "../listings/price-list.ts";

export interface PricePlan {
  prices: PlannedPrice[];
  changes: FieldChange[];
  /** A price of this kind was never set before. */
  isFresh: boolean;
}

/**
 * What a row's prices change at the slots as they stand, whose copies in `slots` are changed along: the next row of the
 * same price rests on what this one makes.
 */
export function planPrices(
  wanted: readonly ListedPrice[],
  productId: string,
  slots: Map<string, PriceSlot>,
  now: Date,
): PricePlan {
  const plan: PricePlan = { prices: [], changes: [], isFresh: true };
  for (const { locale, priceType, set, listed } of wanted) {
    const key = { productId, locale, priceType };
    const id = priceId(key);
    const slot = slots.get(id) ?? { ...key, version: 0, periods: [] };
    const before = periodAt(slot.periods, instant(now));
    if (set ? isThere(slot, set, now) : before === undefined) continue;
    const after = set ? withPrice(slot, set, now) : withoutPrice(slot, before?.id ?? 0, now);
    slots.set(id, after);
    plan.isFresh &&= slot.version === 0;
    plan.prices.push({ key: { locale, priceType }, set, version: slot.version, ...(before && { before }) });
    plan.changes.push({
      field: `price.${priceType}.${locale}`,
      ...(before && { before: { price: before.price, discount: before.discount } }),
      ...(set && { after: { ...set, ...(listed && { listed }) } }),
    });
  }
  return plan;
}

/**
 * Whether a slot gives already what a row asks for: without days the price that counts now, with days the same price on
 * each of them, however many periods that takes.
 */
export function isThere(slot: PriceSlot, set: NonNullable<PlannedPrice["set"]>, now: Date): boolean {
  const at = instant(now);
  const { price, discount, from, to } = set;
  const same = (period: PricePeriod | undefined) => period?.price === price && period.discount === discount;
  if (from === undefined) return same(periodAt(slot.periods, at));
  let reached = from > at ? from : at;
  for (const segment of segmentsOf(slot.periods)) {
    if (segment.to !== undefined && segment.to <= reached) continue;
    if (segment.from > reached || !same(segment.period)) return false;
    if (segment.to === undefined || (to !== undefined && segment.to >= to)) return true;
    reached = segment.to;
  }
  return false;
}
