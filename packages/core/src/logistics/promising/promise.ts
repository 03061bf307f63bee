import { plusDays, type CivilDate } from "../../platform/time.ts";

/** Pieces that are to come on a day. */
export interface Arrival {
  on: CivilDate;
  pieces: number;
}

/** What can be promised of a product: what is free now, and what is to come. */
export interface Promisable {
  /** Pieces that lie there and are free; below nought where more is promised than lies there. */
  available: number;
  arrivals: readonly Arrival[];
}

/** How far ahead a promise reaches, in days: what is to come later may come at any time. */
export const promiseHorizon = 180;

/**
 * What is to come from today until the horizon, by day. What was to come before today and has not is promised to nobody until somebody says a
 * new day; what is to come on a day is there for who is promised it from that day on.
 */
export function arrivalsFrom(forecasts: readonly Arrival[], today: CivilDate): Arrival[] {
  const last = plusDays(today, promiseHorizon);
  const byDay = new Map<CivilDate, number>();
  for (const { on, pieces } of forecasts) if (on >= today && on <= last) byDay.set(on, (byDay.get(on) ?? 0) + pieces);
  return [...byDay].map(([on, pieces]) => ({ on, pieces })).toSorted((a, b) => (a.on < b.on ? -1 : 1));
}

/** What comes beyond what is owed already: where more is promised than lies there, the first that come go to whom it was promised. */
export function freeArrivals({ available, arrivals }: Promisable): Arrival[] {
  let owed = Math.max(0, -available);
  return arrivals.flatMap(({ on, pieces }) => {
    const free = Math.max(0, pieces - owed);
    owed -= pieces - free;
    return free > 0 ? [{ on, pieces: free }] : [];
  });
}

/** Domain-rules 5.5: promised on day d = available + forecast loads ≤ d; never below nought. */
export const promisableOn = ({ available, arrivals }: Promisable, day: CivilDate): number =>
  Math.max(
    0,
    arrivals.reduce((sum, { on, pieces }) => (on <= day ? sum + pieces : sum), available),
  );

/** The first day on which so many pieces are there, today where they are; nothing within the horizon. */
export function promiseOn(product: Promisable, quantity: number, today: CivilDate): CivilDate | undefined {
  if (promisableOn(product, today) >= quantity) return today;
  return product.arrivals.find(({ on }) => promisableOn(product, on) >= quantity)?.on;
}

/** How many pieces of a line come when: the first part may be of today. What nothing is known of is `open`. */
export interface LinePromise {
  parts: readonly Arrival[];
  open: number;
}

/** A line's pieces by the days on which they can be there: all by one day, or some now and the rest later. */
export function promiseLine(product: Promisable, quantity: number, today: CivilDate): LinePromise {
  const parts: Arrival[] = [];
  let promised = 0;
  for (const on of new Set([today, ...product.arrivals.map((arrival) => arrival.on)])) {
    const pieces = Math.min(quantity, promisableOn(product, on)) - promised;
    if (pieces <= 0) continue;
    parts.push({ on, pieces });
    promised += pieces;
  }
  return { parts, open: quantity - promised };
}
