import type { Cents } from "../platform/money.ts";
import { daysLater, instant, type Instant } from "../platform/time.ts";
import { unitOf, type Price, type PriceKey } from "./price.ts";

/** A price from one instant to another: what counts until somebody sets another one, or until it ends by itself. */
export interface PricePeriod {
  /** Within its slot; never given twice. */
  id: number;
  price: Cents;
  discount: number;
  /** The first instant at which it counts; never before it was set. */
  from: Instant;
  /** The first instant at which it no longer counts; absent for a price without an end. */
  to?: Instant | undefined;
  createdOn: Instant;
}

/** All that is known of one price type of a product in one shop: what counts now, what will, and what did of late. */
export interface PriceSlot extends PriceKey {
  /** Grows with every change. */
  version: number;
  /** In the order in which they were set. */
  periods: readonly PricePeriod[];
}

export interface Segment {
  from: Instant;
  to?: Instant | undefined;
  period: PricePeriod;
}

const dayMs = 86_400_000;
/** The days before a reduction whose lowest price is told beside it (directive 98/6/EC, article 6a). */
export const lowestPriceDays = 30;

const counts = ({ from, to }: Pick<PricePeriod, "from" | "to">, at: Instant): boolean =>
  from <= at && (to === undefined || to > at);

/**
 * The price that counts at an instant: of those that have begun and not ended, the one that began last; of two that begin
 * together, the one that was set last. When a price with an end is over, the one that it had covered counts again.
 */
export function periodAt(periods: readonly PricePeriod[], at: Instant): PricePeriod | undefined {
  let found: PricePeriod | undefined;
  for (const period of periods) if (counts(period, at) && (!found || period.from >= found.from)) found = period;
  return found;
}

/** The price of a slot at an instant; undefined when none counts then. */
export const priceAt = (slot: PriceSlot, now: Date): Price | undefined => priceOf(slot, now, instant(now));

function priceOf(slot: PriceSlot, now: Date, at: Instant): Price | undefined {
  const { productId, locale, priceType, periods } = slot;
  const period = periodAt(periods, at);
  if (!period) return undefined;
  const { price, discount, createdOn } = period;
  return { productId, locale, priceType, price, discount, createdOn, lowestBefore: lowestBeforeReduction(slot, now) };
}

/** The prices that count at an instant. */
export function currentPrices(slots: readonly PriceSlot[], now: Date): Price[] {
  const at = instant(now);
  return slots.flatMap((slot) => priceOf(slot, now, at) ?? []);
}

/** What counted, counts and will count, one after the other, without what another price covered. */
export function segmentsOf(periods: readonly PricePeriod[]): Segment[] {
  const edges = [...new Set(periods.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to])))].toSorted();
  const segments: Segment[] = [];
  for (const [index, from] of edges.entries()) {
    const period = periodAt(periods, from);
    if (!period) continue;
    const to = edges[index + 1];
    const last = segments.at(-1);
    if (last?.period === period && last.to === from) last.to = to;
    else segments.push({ from, to, period });
  }
  return segments;
}

/** The next instants at which another price will count. */
export const edgesAfter = (slots: readonly PriceSlot[], now: Instant): Instant[] =>
  slots.flatMap(({ periods }) => periods.flatMap(({ from, to }) => [from, to ?? ""].filter((edge) => edge > now)));

/**
 * The reduction that a segment belongs to: the segment with which it began. A reduction that grows step by step
 * without a break began with its first step (article 6a, paragraph 5).
 */
function reductionOf(segments: readonly Segment[], member: number): number | undefined {
  if (member < 0 || segments[member]?.period.discount === 0) return undefined;
  let index = member;
  for (; index > 0; index -= 1) {
    const [before, now] = [segments[index - 1]!, segments[index]!];
    const grew = before.to === now.from && before.period.discount > 0 && unitOf(before.period) >= unitOf(now.period);
    if (!grew) break;
  }
  return index;
}

const daysBefore = (at: Instant, days: number): Instant => instant(daysLater(new Date(at), -days));

export interface LowestBefore {
  /** Net cents a piece. */
  unit: Cents;
  /** Over so many days before the reduction began; fewer than 30 when the price is younger. */
  days: number;
}

/** The lowest price of the 30 days before the reduction that is announced; undefined where there is none of either. */
export function lowestBeforeReduction({ periods }: Pick<PriceSlot, "periods">, now: Date): LowestBefore | undefined {
  if (periods.every(({ discount }) => discount === 0)) return undefined;
  const segments = segmentsOf(periods);
  const at = instant(now);
  const index = reductionOf(
    segments,
    segments.findIndex((segment) => counts(segment, at)),
  );
  const began = index === undefined ? undefined : segments[index]?.from;
  if (began === undefined) return undefined;
  const windowFrom = daysBefore(began, lowestPriceDays);
  const before = segments.slice(0, index).filter(({ to }) => to === undefined || to > windowFrom);
  const [first] = before;
  if (!first) return undefined;
  const since = first.from > windowFrom ? first.from : windowFrom;
  return {
    unit: Math.min(...before.map(({ period }) => unitOf(period))),
    days: Math.max(1, Math.round((Date.parse(began) - Date.parse(since)) / dayMs)),
  };
}

/**
 * Leaves out what can no longer count nor be needed to tell the lowest price. A reduction that ends at this very instant
 * still needs what was before it: the next change of the same instant may carry it on.
 */
export function withoutPast(periods: readonly PricePeriod[], now: Date): PricePeriod[] {
  const segments = segmentsOf(periods);
  const at = instant(now);
  const index = reductionOf(
    segments,
    segments.findIndex(({ from, to }) => from < at && (to === undefined || to >= at)),
  );
  const horizon = daysBefore(index === undefined ? at : (segments[index]?.from ?? at), lowestPriceDays);
  const needed = new Set(segments.filter(({ to }) => to === undefined || to > horizon).map(({ period }) => period.id));
  return periods.filter(({ id, to }) => needed.has(id) || (to !== undefined && to > at));
}
