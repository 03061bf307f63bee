import {
  commonFacets,
  countedFacets,
  facetsOfCategory,
  numericFacets,
  rangedFacets,
  type CountedFacet,
  type Facet,
  type RangedFacet,
} from "../facets.ts";
import type { GoodsCategory } from "../taxonomy.ts";
import type { Columns } from "./columns.ts";

type Choices = { [F in Exclude<CountedFacet, "category">]?: readonly string[] | undefined };
type Bounds = { [R in RangedFacet as `${R}Min` | `${R}Max`]?: number | undefined };

/** What results must have: one of the chosen values of each facet, numbers within the bounds, pieces to sell. */
export interface Filters extends Choices, Bounds {
  text: string;
  category?: string | undefined;
  available: boolean;
  sort: string;
}

export interface Count {
  value: string;
  count: number;
}
export interface Range {
  min: number;
  max: number;
}
export type Facets = { [F in CountedFacet]: Count[] } & { [R in RangedFacet]: Range | null } & { available: number };

interface Test {
  facet: Facet | "available";
  passes: (index: number) => boolean;
}

/** A test for each filter that is set. */
function testsOf(filters: Filters, { counted, ranged, available }: Columns): Test[] {
  const choices = countedFacets.flatMap((facet): Test[] => {
    const wanted = facet === "category" ? [filters.category ?? []].flat() : (filters[facet] ?? []);
    if (wanted.length === 0) return [];
    const { values, codes } = counted[facet];
    const accepted = Uint8Array.from(values, (value) => Number(value !== "" && wanted.includes(value)));
    return [{ facet, passes: (index) => accepted[codes[index] ?? 0] === 1 }];
  });
  const bounds = rangedFacets.flatMap((facet): Test[] => {
    const { [`${facet}Min` as const]: min = -Infinity, [`${facet}Max` as const]: max = Infinity } = filters;
    if (min === -Infinity && max === Infinity) return [];
    const column = ranged[facet];
    return [{ facet, passes: (index) => column[index]! >= min && column[index]! <= max }];
  });
  const stocked: Test[] = filters.available ? [{ facet: "available", passes: (index) => available[index] === 1 }] : [];
  return [...choices, ...bounds, ...stocked];
}

const none = 0;
const several = -1;

/** Of each candidate: no test failed, several did, or the number (from 1) of the only one that did. */
function failuresOf(candidates: Uint32Array, tests: readonly Test[]): Int8Array {
  const failures = new Int8Array(candidates.length);
  tests.forEach(({ passes }, place) => {
    for (let at = 0; at < candidates.length; at++) {
      if (failures[at] === several || passes(candidates[at]!)) continue;
      failures[at] = failures[at] === none ? place + 1 : several;
    }
  });
  return failures;
}

/** Which candidates match every filter, and what each facet has among those that match all the other filters. */
export function narrow(candidates: Uint32Array, filters: Filters, columns: Columns) {
  const tests = testsOf(filters, columns);
  const failures = failuresOf(candidates, tests);
  const found = passing(candidates, failures, none);
  /** The candidates that count for a facet: a filter doesn't narrow its own. */
  const counting = (facet: Test["facet"]): Uint32Array => {
    const own = tests.findIndex((test) => test.facet === facet) + 1;
    return own === 0 ? found : passing(candidates, failures, own);
  };
  const category = countsIn(columns, "category", counting("category"));
  const shown = new Set<Facet>([...commonFacets, ...technicalFacets(filters, category), ...chosenFacets(tests)]);
  const facets = {
    ...Object.fromEntries(
      countedFacets.map((facet) => [facet, shown.has(facet) ? countsIn(columns, facet, counting(facet)) : []]),
    ),
    ...Object.fromEntries(
      rangedFacets.map((facet) => [facet, shown.has(facet) ? rangeIn(columns.ranged[facet], counting(facet)) : null]),
    ),
    category,
    available: sum(columns.available, counting("available")),
  } as Facets;
  return { found, facets };
}

/** The candidates that failed no test, or that one alone. Loops by index: iterators cost several times as much here. */
function passing(candidates: Uint32Array, failures: Int8Array, own: number): Uint32Array {
  const list = new Uint32Array(candidates.length);
  let length = 0;
  for (let at = 0; at < candidates.length; at++) {
    const failure = failures[at];
    if (failure === none || failure === own) list[length++] = candidates[at]!;
  }
  return list.subarray(0, length);
}

const chosenFacets = (tests: readonly Test[]): Facet[] =>
  tests.flatMap(({ facet }) => (facet === "available" ? [] : [facet]));

/** What the category that is asked for has, or the only one that was found. */
function technicalFacets({ category }: Filters, counts: readonly Count[]): readonly Facet[] {
  const only = category ?? (counts.length === 1 ? counts[0]?.value : undefined);
  return facetsOfCategory[only as GoodsCategory] ?? [];
}

function countsIn({ counted }: Columns, facet: CountedFacet, indexes: Uint32Array): Count[] {
  const { values, codes } = counted[facet];
  const counts = new Uint32Array(values.length);
  for (let at = 0; at < indexes.length; at++) counts[codes[indexes[at]!]!]!++;
  const numeric = numericFacets.has(facet);
  const list = values.map((value, code) => ({ value, count: counts[code] ?? 0 }));
  return list
    .filter(({ value, count }) => value !== "" && count > 0)
    .toSorted((a, b) => {
      const first = numeric ? Number.parseFloat(a.value) - Number.parseFloat(b.value) : b.count - a.count;
      return first || a.value.localeCompare(b.value);
    });
}

function rangeIn(column: Float64Array, indexes: Uint32Array): Range | null {
  let [min, max] = [Infinity, -Infinity];
  for (let at = 0; at < indexes.length; at++) {
    const value = column[indexes[at]!]!;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : null;
}

function sum(column: Uint8Array, indexes: Uint32Array): number {
  let total = 0;
  for (let at = 0; at < indexes.length; at++) total += column[indexes[at]!]!;
  return total;
}
