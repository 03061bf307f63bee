import type { Cents } from "../platform/money.ts";
import { demandRoom } from "../platform/storing/room.ts";
import { instant, type Instant } from "../platform/time.ts";
import { periodAt, withoutPast, type PricePeriod, type PriceSlot } from "./price-periods.ts";

/** A price to set. Without `from` it takes the place of what counts now, and ends when that would have ended. */
export interface NewPrice {
  price: Cents;
  discount: number;
  from?: Instant | undefined;
  to?: Instant | undefined;
}

/** The slot with one more price; what it had before stays beside it. */
export function withPrice(slot: PriceSlot, { price, discount, from, to }: NewPrice, now: Date): PriceSlot {
  const at = instant(now);
  const version = slot.version + 1;
  const end = from === undefined ? periodAt(slot.periods, at)?.to : to;
  const period: PricePeriod = {
    id: version,
    price,
    discount,
    from: from === undefined || from < at ? at : from,
    ...(end !== undefined && { to: end }),
    createdOn: at,
  };
  const periods = withoutPast([...slot.periods, period], now);
  demandRoom("pricePeriods", slot.periods.length, periods.length);
  return { ...slot, version, periods };
}

/**
 * The slot without one of its prices: one that hasn't begun is taken out, one that counts ends now. With a price without
 * an end goes what it had replaced; below one with an end the price that it had covered counts again.
 */
export function withoutPrice(slot: PriceSlot, id: number, now: Date): PriceSlot {
  const at = instant(now);
  const gone = slot.periods.find((period) => period.id === id);
  if (!gone) return slot;
  const below = (period: PricePeriod) => period.from < gone.from || (period.from === gone.from && period.id < gone.id);
  const replaced = (period: PricePeriod) => gone.to === undefined && below(period);
  const earlier = (a: Instant | undefined, b: Instant): Instant => (a !== undefined && a < b ? a : b);
  const periods =
    gone.from > at
      ? slot.periods.filter((period) => period !== gone)
      : slot.periods.map((period) => {
          if (period === gone) return { ...period, to: earlier(period.to, at) };
          return replaced(period) ? { ...period, to: earlier(period.to, gone.from) } : period;
        });
  return { ...slot, version: slot.version + 1, periods: withoutPast(periods, now) };
}
