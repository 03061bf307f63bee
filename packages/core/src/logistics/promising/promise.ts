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
  /** From this day any more of it can be had (`restockFrom`); absent where nobody knows. */
  restockOn?: CivilDate | undefined;
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

/**
 * The day from which as many pieces as anybody asks for can be had: what is ordered today has come from its supplier by then. Days of the calendar, as a
 * delivery time's are. Nothing where its supplier has said no days, or more than a promise reaches.
 */
export const restockFrom = (leadDays: number | undefined, today: CivilDate): CivilDate | undefined =>
  leadDays === undefined || leadDays > promiseHorizon ? undefined : plusDays(today, leadDays);

/** What comes beyond what is owed already: where more is promised than lies there, the first that come go to whom it was promised. */
export function freeArrivals({ available, arrivals }: Promisable): Arrival[] {
  let owed = Math.max(0, -available);
  return arrivals.flatMap(({ on, pieces }) => {
    const free = Math.max(0, pieces - owed);
    owed -= pieces - free;
    return free > 0 ? [{ on, pieces: free }] : [];
  });
}

/** Domain-rules 5.5: promised on day d = available + forecast loads ≤ d; never below nought, and any number once its supplier can have delivered. */
export const promisableOn = ({ available, arrivals, restockOn }: Promisable, day: CivilDate): number =>
  restockOn !== undefined && day >= restockOn
    ? Infinity
    : Math.max(
        0,
        arrivals.reduce((sum, { on, pieces }) => (on <= day ? sum + pieces : sum), available),
      );

/** The days from today on which there is more than on the day before. */
const daysOf = ({ arrivals, restockOn }: Promisable, today: CivilDate): CivilDate[] =>
  [...new Set([today, ...arrivals.map(({ on }) => on), ...(restockOn === undefined ? [] : [restockOn])])].toSorted();

/** The first day on which so many pieces are there, today where they are; nothing within the horizon. */
export const promiseOn = (product: Promisable, quantity: number, today: CivilDate): CivilDate | undefined =>
  daysOf(product, today).find((day) => promisableOn(product, day) >= quantity);

/** How many pieces of a line come when: the first part may be of today. What nothing is known of is `open`. */
export interface LinePromise {
  parts: readonly Arrival[];
  open: number;
}

/** A line's pieces by the days on which they can be there: all by one day, or some now and the rest later. */
export function promiseLine(product: Promisable, quantity: number, today: CivilDate): LinePromise {
  const parts: Arrival[] = [];
  let promised = 0;
  for (const on of daysOf(product, today)) {
    const pieces = Math.min(quantity, promisableOn(product, on)) - promised;
    if (pieces <= 0) continue;
    parts.push({ on, pieces });
    promised += pieces;
  }
  return { parts, open: quantity - promised };
}
