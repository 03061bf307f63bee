import { countedFacets, facetValue, rangedFields, type CountedFacet, type RangedFacet } from "../facets.ts";
import type { SearchDocument } from "./document.ts";

/** A facet's value of every document as a small number: counting and comparing numbers is what makes a search fast. */
export interface Column {
  /** By number; 0 stands for a document without a value. */
  values: readonly string[];
  codes: Uint16Array;
}

export interface Columns {
  counted: Readonly<Record<CountedFacet, Column>>;
  /** NaN where a document has no value. */
  ranged: Readonly<Record<RangedFacet, Float64Array>>;
  /** 1 where pieces can be sold. */
  available: Uint8Array;
}

function countedColumn(facet: CountedFacet, documents: readonly SearchDocument[]): Column {
  const values = [""];
  const numbers = new Map<string, number>([["", 0]]);
  const codes = Uint16Array.from(documents, (document) => {
    const value = facetValue(facet, document) ?? "";
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, values.length);
    return values.push(value) - 1;
  });
  return { values, codes };
}

const entries = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;

/** The columns that are the same for every viewer; the price's is theirs. */
export function columnsOf(documents: readonly SearchDocument[]): Omit<Columns, "ranged"> & {
  ranged: Readonly<Record<keyof typeof rangedFields, Float64Array>>;
} {
  return {
    counted: entries(countedFacets, (facet) => countedColumn(facet, documents)),
    ranged: entries(Object.keys(rangedFields) as (keyof typeof rangedFields)[], (facet) =>
      Float64Array.from(documents, ({ fields }) => fields[rangedFields[facet]] ?? Number.NaN),
    ),
    available: Uint8Array.from(documents, ({ available }) => Number(available > 0)),
  };
}
