import type { SearchDocument } from "./document.ts";

export type CountedFacet = "category" | "typology" | "brand" | "technology";
export type RangedFacet = "power" | "price";
export type Facet = CountedFacet | RangedFacet | "available";

export const countedFacets = ["category", "typology", "brand", "technology"] as const satisfies CountedFacet[];

const valueOf: Readonly<Record<CountedFacet, (document: SearchDocument) => string | undefined>> = {
  category: ({ category }) => category,
  typology: ({ typology }) => typology,
  brand: ({ brand }) => brand,
  technology: ({ fields }) => fields.technology,
};

/** A facet's value of every document as a small number: counting and comparing numbers is what makes a search fast. */
export interface Column {
  /** By number; 0 stands for a document without a value. */
  values: readonly string[];
  codes: Uint16Array;
}

export function columnOf(facet: CountedFacet, documents: readonly SearchDocument[]): Column {
  const values = [""];
  const numbers = new Map<string, number>([["", 0]]);
  const codes = Uint16Array.from(documents, (document) => {
    const value = valueOf[facet](document) ?? "";
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, values.length);
    return values.push(value) - 1;
  });
  return { values, codes };
}

interface Range {
  min: number;
  max: number;
}

/** Counts while the documents pass by: a document that failed one filter counts for that filter's facet alone. */
export class FacetCounts {
  readonly #columns: Readonly<Record<CountedFacet, Column>>;
  readonly #counts: Readonly<Record<CountedFacet, Uint32Array>>;
  readonly #ranges: Record<RangedFacet, Range> = {
    power: { min: Infinity, max: -Infinity },
    price: { min: Infinity, max: -Infinity },
  };
  #available = 0;

  constructor(columns: Readonly<Record<CountedFacet, Column>>) {
    this.#columns = columns;
    const zeros = (facet: CountedFacet) => new Uint32Array(columns[facet].values.length);
    this.#counts = {
      category: zeros("category"),
      typology: zeros("typology"),
      brand: zeros("brand"),
      technology: zeros("technology"),
    };
  }

  add(index: number, failed: Facet | undefined, size: number, price: number, available: boolean): void {
    for (const facet of countedFacets) {
      if (failed !== undefined && failed !== facet) continue;
      const code = this.#columns[facet].codes[index] ?? 0;
      const counts = this.#counts[facet];
      counts[code] = (counts[code] ?? 0) + 1;
    }
    if (available && (failed === undefined || failed === "available")) this.#available++;
    if (failed === undefined || failed === "power") widen(this.#ranges.power, size);
    if (failed === undefined || failed === "price") widen(this.#ranges.price, price);
  }

  result() {
    const list = (facet: CountedFacet) =>
      [...this.#counts[facet]]
        .map((count, code) => ({ value: this.#columns[facet].values[code] ?? "", count }))
        .filter(({ value, count }) => value !== "" && count > 0)
        .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
    const range = (facet: RangedFacet) => (Number.isFinite(this.#ranges[facet].min) ? this.#ranges[facet] : null);
    return {
      category: list("category"),
      typology: list("typology"),
      brand: list("brand"),
      technology: list("technology"),
      available: this.#available,
      power: range("power"),
      price: range("price"),
    };
  }
}

function widen(range: Range, value: number): void {
  if (Number.isNaN(value)) return;
  if (value < range.min) range.min = value;
  if (value > range.max) range.max = value;
}
