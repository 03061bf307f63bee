import {
  isNothing,
  measuresOf,
  noMeasures,
  plus,
  type Dimension,
  type Entry,
  type Mark,
  type Measures,
  type ProductSum,
} from "./entry.ts";

/** A sum of a unit: of a mark as a whole, or of one value of a dimension. */
export interface Sum extends Measures {
  mark: Mark;
  /** "" of the whole. */
  dimension: Dimension | "";
  value: string;
}

/** A month or a year of the calendar, in whose partition its days, or months, stand. */
export interface Unit {
  /** "2026-11" of a day, "2026" of a month. */
  within: string;
  /** "2026-11-20", "2026-11". */
  unit: string;
}

/** The units that count an entry: its day, and the month that this is in. */
export const unitsOf = (day: string): readonly Unit[] => [
  { within: day.slice(0, 7), unit: day },
  { within: day.slice(0, 4), unit: day.slice(0, 7) },
];

export const nameOfUnit = ({ within, unit }: Unit): string => `${within}#${unit}`;

const nameOfSum = ({ mark, dimension, value }: Omit<Sum, keyof Measures>): string => [mark, dimension, value].join("|");

const sumsOf = (entry: Entry): Sum[] => [
  { mark: entry.mark, dimension: "", value: "", ...measuresOf(entry) },
  ...entry.parts.map(({ dimension, value, ...measures }) => ({ mark: entry.mark, dimension, value, ...measures })),
];

/** Both together, `times` -1 takes the others away; what comes to nought is left out. */
function joined<T extends Measures>(
  some: readonly T[],
  others: readonly T[],
  times: 1 | -1,
  nameOf: (one: T) => string,
): T[] {
  const all = new Map(some.map((one) => [nameOf(one), one]));
  for (const one of others) {
    const name = nameOf(one);
    all.set(name, { ...one, ...plus(all.get(name) ?? noMeasures, one, times) });
  }
  return [...all.values()].filter((one) => !isNothing(one));
}

export const addedSums = (some: readonly Sum[], others: readonly Sum[]): Sum[] => joined(some, others, 1, nameOfSum);

export const addedProducts = (some: readonly ProductSum[], others: readonly ProductSum[], times: 1 | -1 = 1) =>
  joined(some, others, times, ({ productId }) => productId);

/**
 * By how much sums move, unit by unit, when things that counted for `before` count for `after`: what stays on its day moves nothing, what is
 * put right on another day leaves the one and enters the other.
 */
export function movesOf(before: readonly Entry[], after: readonly Entry[]): Map<string, { at: Unit; sums: Sum[] }> {
  const moves = new Map<string, { at: Unit; sums: Sum[] }>();
  const move = (entry: Entry, times: 1 | -1) => {
    for (const at of unitsOf(entry.day)) {
      const name = nameOfUnit(at);
      const sums = joined(moves.get(name)?.sums ?? [], sumsOf(entry), times, nameOfSum);
      moves.set(name, { at, sums });
    }
  };
  for (const entry of before) move(entry, -1);
  for (const entry of after) move(entry, 1);
  for (const [name, { sums }] of moves) if (sums.length === 0) moves.delete(name);
  return moves;
}
