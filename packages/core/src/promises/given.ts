import { daysBetween, type CivilDate } from "../platform/time.ts";

/** Who promises a day: a supplier what it confirms of an order, a carrier what a customer was promised of a shipment. */
export const promiserKinds = ["supplier", "carrier"] as const;
export type PromiserKind = (typeof promiserKinds)[number];

/**
 * What became of a promise: it came by its day, after it, hasn't come yet, or never will (an order to a supplier was closed without it).
 */
export const promiseOutcomes = ["open", "kept", "late", "missing"] as const;
export type PromiseOutcome = (typeof promiseOutcomes)[number];

/** Whose promise it is: a supplier by its id, a carrier by its name, which is all that is known of it. */
export interface Promiser {
  key: string;
  name: string;
}

/** What somebody has promised and what has come of it, as it stands. */
export interface Given {
  id: string;
  kind: PromiserKind;
  /** The order, or the order to a supplier, that it belongs to. */
  subjectId: string;
  /** The number of that. */
  number: string;
  /** The shipment, or the product. */
  aboutId: string;
  /** The product's name; absent of a shipment. */
  what?: string | undefined;
  pieces: number;
  /** Nobody yet, of a shipment that no carrier has. */
  promiser?: Promiser | undefined;
  /** The first day that was promised. It never changes. */
  promisedOn: CivilDate;
  /** The day on which the last piece of it came. */
  cameOn?: CivilDate | undefined;
  /** Of a shipment the day on which it left the house: what left late isn't its carrier's delay alone. */
  leftOn?: CivilDate | undefined;
  /** It will never come. */
  isOver?: boolean | undefined;
}

export function outcomeOf({
  promisedOn,
  cameOn,
  isOver,
}: Pick<Given, "promisedOn" | "cameOn" | "isOver">): PromiseOutcome {
  if (cameOn === undefined) return isOver ? "missing" : "open";
  return cameOn <= promisedOn ? "kept" : "late";
}

/** How many promises came how; `days` are those of what came, after its day or (below nought) before it. */
export type PromiseFigures = Record<PromiseOutcome | "days", number>;

export const noPromises: PromiseFigures = { open: 0, kept: 0, late: 0, missing: 0, days: 0 };

/** What one promise counts for. */
export const figuresOf = (given: Given): PromiseFigures => ({
  ...noPromises,
  [outcomeOf(given)]: 1,
  days: given.cameOn === undefined ? 0 : daysBetween(given.promisedOn, given.cameOn),
});

const names = [...promiseOutcomes, "days"] as const;

export const summed = (one: PromiseFigures, other: PromiseFigures, sign: 1 | -1 = 1): PromiseFigures => {
  const sum = { ...noPromises };
  for (const name of names) sum[name] = one[name] + sign * other[name];
  return sum;
};

export const isNothing = (figures: PromiseFigures): boolean => names.every((name) => figures[name] === 0);

/** Where a promise is counted: for whom, and in the month of its day. */
export interface PlaceOfFigures {
  month: string;
  kind: PromiserKind;
  promiser: Promiser;
}

const placeOf = ({ promiser, promisedOn, kind }: Given): PlaceOfFigures | undefined =>
  promiser && { month: promisedOn.slice(0, 7), kind, promiser };

/** What the figures change by where a promise stands otherwise than it was counted; the work of one promise, however many there are. */
export function figuresMoved(before: Given | undefined, after: Given | undefined) {
  const moved = new Map<string, { place: PlaceOfFigures; by: PromiseFigures }>();
  for (const [given, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    const place = given && placeOf(given);
    if (!place) continue;
    const key = `${place.month}#${place.kind}#${place.promiser.key}`;
    const by = summed(moved.get(key)?.by ?? noPromises, figuresOf(given), sign);
    moved.set(key, { place, by });
  }
  return [...moved.values()].filter(({ by }) => !isNothing(by));
}

/** The share that was kept of what should have come, in basis points; what is open is no part of it. Undefined of none. */
export function keptShare({ kept, late, missing }: PromiseFigures): number | undefined {
  const all = kept + late + missing;
  return all === 0 ? undefined : Math.round((kept * 10_000) / all);
}

/** Days after (below nought: before) the promised day, in tenths, in the mean of all that came. Undefined where nothing did. */
export function meanTenths({ kept, late, days }: PromiseFigures): number | undefined {
  const came = kept + late;
  return came === 0 ? undefined : Math.round((days * 10) / came) + 0;
}
