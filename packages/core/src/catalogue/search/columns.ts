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

class CountedColumn implements Column {
  readonly values = [""];
  codes = new Uint16Array(0);
  readonly #numbers = new Map<string, number>([["", 0]]);

  codeOf(value: string): number {
    const known = this.#numbers.get(value) ?? this.values.length;
    if (known === this.values.length) {
      this.#numbers.set(value, known);
      this.values.push(value);
    }
    return known;
  }
}

const entries = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;

type Ranged = keyof typeof rangedFields;
const rangedOfAll = Object.keys(rangedFields) as Ranged[];

/** The columns that are the same for every viewer, kept up to date document by document; the price's is theirs. */
export class CatalogueColumns {
  readonly counted = entries(countedFacets, () => new CountedColumn());
  readonly ranged: Record<Ranged, Float64Array> = entries(rangedOfAll, () => new Float64Array(0));
  available = new Uint8Array(0);
  pieces = new Float64Array(0);
  /** W, or Wh of what stores energy. */
  sizes = new Float64Array(0);

  /** Makes room for so many documents. */
  reserve(room: number): void {
    for (const column of Object.values(this.counted)) column.codes = grown(column.codes, room);
    for (const facet of rangedOfAll) this.ranged[facet] = grown(this.ranged[facet], room);
    this.available = grown(this.available, room);
    this.pieces = grown(this.pieces, room);
    this.sizes = grown(this.sizes, room);
  }

  set(place: number, document: SearchDocument): void {
    const { fields, available } = document;
    for (const facet of countedFacets) {
      const column = this.counted[facet];
      column.codes[place] = column.codeOf(facetValue(facet, document) ?? "");
    }
    for (const facet of rangedOfAll) this.ranged[facet][place] = fields[rangedFields[facet]] ?? Number.NaN;
    this.available[place] = Number(available > 0);
    this.pieces[place] = available;
    this.sizes[place] = fields.powerWatt ?? fields.energyWattHour ?? Number.NaN;
  }
}

/** The same numbers with room for more. */
export function grown<T extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(numbers: T, room: number): T {
  if (numbers.length >= room) return numbers;
  const larger = new (numbers.constructor as new (length: number) => T)(room);
  larger.set(numbers);
  return larger;
}
