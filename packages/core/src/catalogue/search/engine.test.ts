import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { slotOf } from "../../../../../tests/support/prices.ts";
import type { SearchDocument } from "./document.ts";
import { SearchEngine, type Filters } from "./engine.ts";

const anyone = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date("2026-11-20T10:00:00Z") };
const none: Filters = { text: "", typology: [], brand: [], technology: [], available: false, sort: "relevance" };
const categories = ["panels", "inverters", "batteries"] as const;
const brands = ["Alfa", "Beta", "Gamma"];
const typologies = ["fullblack", "bifacial", "threephase", undefined];

const document = (index: number, changed: Partial<SearchDocument> = {}): SearchDocument => {
  const powerWatt = 400 + (index % 7) * 10;
  const id = `P${index}`;
  return {
    id,
    stamp: "1",
    category: categories[index % 3]!,
    typology: typologies[index % 4],
    brand: brands[index % 3]!,
    series: "Series",
    imageUrl: "",
    fields: {
      name: `Prodotto ${powerWatt} W`,
      productCode: `X-${index}`,
      powerWatt,
      weight: 1000,
      minQuantity: 1,
      piecesPerPackage: 0,
    } as SearchDocument["fields"],
    prices:
      index % 5 === 0
        ? []
        : [
            slotOf({
              productId: id,
              locale: "it",
              priceType: "public",
              price: 1000 + index * 37,
              discount: 0,
              createdOn: "2026-01-01T00:00:00.000Z",
            }),
          ],
    available: index % 4,
    ...changed,
  };
};
const documents = Array.from({ length: 60 }, (_, index) => document(index));
const engine = new SearchEngine(documents);

const priceOf = ({ prices: [price] }: SearchDocument): number => price?.periods[0]?.price ?? Number.NaN;
const powerOf = ({ fields }: SearchDocument): number => fields.powerWatt ?? Number.NaN;
const matches = (found: SearchDocument, f: Filters): boolean =>
  (!f.category || found.category === f.category) &&
  (f.brand.length === 0 || f.brand.includes(found.brand)) &&
  (f.typology.length === 0 || f.typology.includes(found.typology ?? "")) &&
  (!f.available || found.available > 0) &&
  (f.powerMin === undefined || powerOf(found) >= f.powerMin) &&
  (f.priceMax === undefined || priceOf(found) <= f.priceMax);

const filters = fc.record({
  category: fc.option(fc.constantFrom(...categories), { nil: undefined }),
  brand: fc.subarray(brands),
  typology: fc.subarray(["fullblack", "bifacial"]),
  available: fc.boolean(),
  powerMin: fc.option(fc.integer({ min: 390, max: 470 }), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 900, max: 3500 }), { nil: undefined }),
});

it("finds exactly what matches every filter, and each facet counts what matches all the others", () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      const wanted: Filters = { ...none, ...chosen };
      const { found, facets } = engine.search(wanted, anyone);
      const ids = (list: readonly SearchDocument[]) => list.map(({ id }) => id).toSorted();
      expect(ids(found)).toEqual(ids(documents.filter((candidate) => matches(candidate, wanted))));
      for (const brand of brands) {
        const others = documents.filter((candidate) => matches(candidate, { ...wanted, brand: [] }));
        const count = facets.brand.find(({ value }) => value === brand)?.count ?? 0;
        expect(count).toBe(others.filter((candidate) => candidate.brand === brand).length);
      }
      const stocked = documents.filter((candidate) => matches(candidate, { ...wanted, available: true }));
      expect(facets.available).toBe(stocked.length);
    }),
  );
});

test.each([
  ["price", priceOf, 1],
  ["-price", priceOf, -1],
  ["power", powerOf, 1],
  ["-power", powerOf, -1],
] as const)("sorts by %s, what has none at the end", (sort, column, direction) => {
  const values = engine.search({ ...none, sort }, anyone).found.map(column);
  const known = values.filter((value) => !Number.isNaN(value));
  expect(values.slice(0, known.length)).toEqual(known);
  expect(known).toEqual(known.toSorted((a, b) => (a - b) * direction));
});

it("puts the device before its accessories", () => {
  const named = (index: number, typology: string) =>
    document(index, {
      category: "emobility",
      typology,
      series: "Wallbox",
      fields: { ...documents[0]!.fields, name: "Wallbox" },
    });
  const { found } = new SearchEngine([named(1, "accessories"), named(2, "monophase")]).search(
    { ...none, text: "wallbox" },
    anyone,
  );
  expect(found.map(({ id }) => id)).toEqual(["P2", "P1"]);
});

it("takes a price from the moment it begins to the moment it ends, without a new snapshot", () => {
  const ends = "2026-12-08T00:00:00.000Z";
  const begins = "2026-12-01T00:00:00.000Z";
  const plain = document(1);
  const [slot] = plain.prices;
  const offer = { id: 2, price: 500, discount: 0, from: begins, to: ends, createdOn: begins };
  const cheap = new SearchEngine([{ ...plain, prices: [{ ...slot!, periods: [...slot!.periods, offer] }] }]);
  const cheapAt = (day: string) =>
    cheap.search({ ...none, priceMax: 600 }, { ...anyone, now: new Date(`${day}T12:00:00Z`) }).found.length;
  expect(["2026-11-30", "2026-12-01", "2026-12-07", "2026-12-08"].map(cheapAt)).toEqual([0, 1, 1, 0]);
});
