import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { slotOf } from "../../../../../tests/support/prices.ts";
import type { User } from "../../platform/access.ts";
import type { Viewer } from "../product-view.ts";
import type { GoodsCategory } from "../taxonomy.ts";
import type { SearchDocument } from "./document.ts";
import { facetsOfCategory, facetValue, type CountedFacet } from "../facets.ts";
import { SearchEngine } from "./engine.ts";
import type { Filters } from "./narrow.ts";

const anyone = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date("2026-11-20T10:00:00Z") };
const none: Filters = { text: "", available: false, sort: "relevance" };
const categories = ["panels", "inverters", "batteries"] as const;
const brands = ["Alfa", "Beta", "Gamma"];
const typologies = ["fullblack", "bifacial", "hybrid-threephase", undefined];
const shippingTimes = ["1", "1-2", "2", "5+", "request"] as const;

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
      shippingTime: shippingTimes[index % 5]!,
      mpptNumber: index % 3 === 1 ? 1 + (index % 4) : undefined,
      tension: index % 3 === 2 ? (index % 2 ? "high-tension" : "low-tension") : undefined,
      voc: index % 3 === 0 ? 38 + (index % 6) / 2 : undefined,
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
const perWatt = (document: SearchDocument): number =>
  document.category === "batteries" ? Number.NaN : priceOf(document) / powerOf(document);
const powerOf = ({ fields }: SearchDocument): number => fields.powerWatt ?? Number.NaN;
const company = { accountType: "business", companyVerified: true, entitlement: "none" } as User;
const net = { ...anyone, user: { ...company, wholesaleActive: false, reservedPrices: false } };
const chosen = (facet: CountedFacet, filters: Filters): readonly string[] =>
  facet === "category" ? [filters.category ?? []].flat() : (filters[facet] ?? []);
const within = (value: number | undefined, min = -Infinity, max = Infinity): boolean =>
  (min === -Infinity && max === Infinity) || (value !== undefined && value >= min && value <= max);

/** What a reader of the filters would do by hand, document by document. */
const matches = (found: SearchDocument, filters: Filters): boolean =>
  facets.every((facet) => {
    const wanted = chosen(facet, filters);
    return wanted.length === 0 || wanted.includes(facetValue(facet, found) ?? "");
  }) &&
  (!filters.available || found.available > 0) &&
  within(found.fields.powerWatt, filters.powerMin, filters.powerMax) &&
  within(found.fields.voc, filters.vocMin, filters.vocMax) &&
  within(found.prices[0]?.periods[0]?.price, filters.priceMin, filters.priceMax);

const facets = ["category", "typology", "brand", "delivery", "phases", "mpptNumber", "tension"] as const;
const some = <T extends string>(...values: T[]) => fc.subarray(values);
const filters = fc.record({
  category: fc.option(fc.constantFrom(...categories), { nil: undefined }),
  brand: some(...brands),
  typology: some("fullblack", "bifacial"),
  delivery: some("1", "2", "5+"),
  phases: some("3"),
  mpptNumber: some("1", "2", "4"),
  tension: some("high-tension"),
  available: fc.boolean(),
  powerMin: fc.option(fc.integer({ min: 390, max: 470 }), { nil: undefined }),
  vocMax: fc.option(fc.integer({ min: 37, max: 42 }), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 900, max: 3500 }), { nil: undefined }),
});

const counted = (of: readonly SearchDocument[], facet: CountedFacet) => {
  const values = of.flatMap((document) => facetValue(facet, document) ?? []);
  return Object.fromEntries([...new Set(values)].map((one) => [one, values.filter((other) => other === one).length]));
};
const span = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
};

it("finds exactly what matches every filter, and each facet counts what matches all the others", () => {
  fc.assert(
    fc.property(filters, (part) => {
      const wanted: Filters = { ...none, ...part };
      const { found, facets: counts } = engine.search(wanted, net);
      const ids = (list: readonly SearchDocument[]) => list.map(({ id }) => id).toSorted();
      expect(ids(found)).toEqual(ids(documents.filter((candidate) => matches(candidate, wanted))));
      const ofCategory = wanted.category ? facetsOfCategory[wanted.category as GoodsCategory] : [];
      for (const facet of facets.filter((one) => isCommon(one) || ofCategory.includes(one))) {
        const others = documents.filter((candidate) => matches(candidate, { ...wanted, [facet]: undefined }));
        expect(Object.fromEntries(counts[facet].map(({ value, count }) => [value, count]))).toEqual(
          counted(others, facet),
        );
      }
      const stocked = documents.filter((candidate) => matches(candidate, { ...wanted, available: true }));
      expect(counts.available).toBe(stocked.length);
      const anyPrice = documents.filter((candidate) => matches(candidate, { ...wanted, priceMax: undefined }));
      expect(counts.price).toEqual(span(anyPrice.map(({ prices: [price] }) => price?.periods[0]?.price)));
      if (wanted.category !== "panels") return;
      const anyVoltage = documents.filter((candidate) => matches(candidate, { ...wanted, vocMax: undefined }));
      expect(counts.voc).toEqual(span(anyVoltage.map(({ fields }) => fields.voc)));
    }),
  );
});

const isCommon = (facet: CountedFacet): boolean => ["category", "typology", "brand", "delivery"].includes(facet);

it("finds what has every word of a text, in whatever order they are, and says which words nothing has", () => {
  const all = ["limone", "zucca", "pepe", "kiwi", "noce"];
  const named = documents.map((plain, index) => {
    const name = all.filter((_, place) => (index >> place) % 2 === 1).join(" ");
    return { ...plain, series: "", brand: "X", fields: { ...plain.fields, name, productCode: `${index}` } };
  });
  const garden = new SearchEngine(named);
  const found = (words: readonly string[]) =>
    garden.search({ ...none, text: words.join(" ") }, anyone).found.map(({ id }) => id);
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 1 }), (words) => {
      const having = named.filter(({ fields: { name } }) => words.every((word) => name.split(" ").includes(word)));
      expect(found(words).toSorted()).toEqual(having.map(({ id }) => id).toSorted());
      const near = garden.search({ ...none, text: ["ananas", ...words].join(" ") }, anyone);
      expect(near.found.map(({ id }) => id).toSorted()).toEqual(found(words).toSorted());
      expect(near.near).toEqual({ missed: ["ananas"], shown: words.join(" ") });
      expect(garden.search({ ...none, text: words.join(" ") }, anyone).near).toBeUndefined();
    }),
  );
});

it("keeps to the size that is asked for where something has it, and to the words where nothing has", () => {
  const found = (text: string) => engine.search({ ...none, text }, anyone).found;
  for (const size of ["450w", "450 W", "0,45 kW", "450 Wp"]) {
    expect(new Set(found(`alfa ${size}`).map(powerOf))).toEqual(new Set([450]));
  }
  expect(found("alfa 453w").length).toBe(documents.filter(({ brand }) => brand === "Alfa").length);
  expect(found("alfa 453w").slice(0, 2).map(powerOf)).toEqual([450, 450]);
  expect(engine.search({ ...none, text: "alfa 453w" }, anyone).near).toEqual({ missed: ["453w"], shown: "alfa" });
});

it("tells the facets of a category when nothing else is found, and none when several are", () => {
  const only = new SearchEngine(documents.filter(({ category }) => category === "inverters"));
  expect(only.search(none, anyone).facets.mpptNumber.map(({ value }) => value)).toEqual(["1", "2", "3", "4"]);
  expect(engine.search(none, anyone).facets.mpptNumber).toEqual([]);
});

it("lists numbers in their order and words by how many have them", () => {
  const { delivery, brand } = engine.search({ ...none, priceMin: 1 }, anyone).facets;
  expect(delivery.map(({ value }) => value)).toEqual(["2", "5+"]);
  expect(brand.map(({ count }) => count)).toEqual(brand.map(({ count }) => count).toSorted((a, b) => b - a));
});

it("narrows by the price that the viewer sees: net for companies, with VAT and waste tax for the others", () => {
  const search = (viewer: typeof net | typeof anyone) => engine.search(none, viewer).facets.price;
  expect(search(net)).toEqual({ min: 1037, max: 3183 });
  expect(search(anyone)).toMatchObject({ min: Math.round((1037 + 25) * 1.22) });
});

it("gives a user with prices of their own their own order, and no one else theirs", () => {
  const cheap = documents.find(({ id }) => id === "P59")!;
  const [listed] = cheap.prices;
  const cent = { ...listed!.periods[0]!, price: 1 };
  const mine = { ...listed!, priceType: "premium_plus" as const, periods: [cent] };
  const own = new SearchEngine([...documents.slice(0, 59), { ...cheap, prices: [...cheap.prices, mine] }]);
  const user = { ...net.user, ownPriceTypes: { P59: "premium_plus" } };
  const first = (viewer: Viewer) => own.search({ ...none, sort: "price" }, viewer).found[0]?.id;
  expect([first({ ...net, user }), first(net)]).toEqual(["P59", "P1"]);
});

test.each([
  ["price", priceOf, 1],
  ["-price", priceOf, -1],
  ["perUnit", perWatt, 1],
  ["power", powerOf, 1],
  ["-power", powerOf, -1],
] as const)("sorts by %s, what has none at the end", (sort, column, direction) => {
  const values = engine.search({ ...none, sort }, net).found.map(column);
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

it("is asked in the words of the reader's language", () => {
  const panel = { ...documents[0]!.fields, name: "Modulo 450" };
  const engine = new SearchEngine([
    document(1, { category: "panels", typology: "fullblack", fields: panel }),
    document(2, { category: "inverters", typology: "monophase", fields: { ...panel, name: "Quadro 5" } }),
  ]);
  const ids = (text: string, language: Viewer["language"]) =>
    engine.search({ ...none, text }, { ...anyone, language }).found.map(({ id }) => id);
  expect(ids("schwarzes Solarmodul", "de")).toEqual(["P1"]);
  expect(ids("однофазний інвертор", "uk")).toEqual(["P2"]);
  expect(ids("falownik jednofazowy", "pl")).toEqual(["P2"]);
  expect(ids("onduleur monophasé", "fr")).toEqual(["P2"]);
});

it("finds a word of the name that a language has, beside words of the catalogue's own texts", () => {
  const fields = { ...documents[0]!.fields, name: "Zufolo 40" };
  const engine = new SearchEngine([
    document(1, { fields, names: { de: "Blockflöte 40", nl: "Blokfluit 40" } }),
    document(2, { fields: { ...fields, name: "Zufolo 60" } }),
  ]);
  const ids = (text: string, language: Viewer["language"]) =>
    engine.search({ ...none, text }, { ...anyone, language }).found.map(({ id }) => id);
  expect(ids("Blockflote 40", "de")).toEqual(["P1"]);
  expect(ids("Blockfl", "de")).toEqual(["P1"]);
  expect(ids("blokfluit", "nl")).toEqual(["P1"]);
  expect(ids("Blockflöte", "it")).toEqual([]);
});

it("reads a price or a size from the text as a filter that can be taken away, and a filter that is set goes before it", () => {
  const search = (text: string, set: Partial<Filters> = {}) => engine.search({ ...none, text, ...set }, net);
  const { found, understood, facets } = search("alfa meno di 20 €");
  expect(found.every(({ brand, prices }) => brand === "Alfa" && prices[0]!.periods[0]!.price <= 2000)).toBe(true);
  expect(understood).toEqual([{ facet: "price", max: 2000, said: "meno di 20 €", rest: "alfa" }]);
  expect(facets.price?.max).toBeGreaterThan(2000);
  const own = search("alfa meno di 20 €", { priceMax: 1500 });
  expect(own.understood).toEqual([]);
  expect(own.found.every(({ prices }) => prices[0]!.periods[0]!.price <= 1500)).toBe(true);
  expect(search("alfa disponibile").found.every(({ available }) => available > 0)).toBe(true);
});

it("puts what is in stock before its equals, and what is called by its code before all", () => {
  expect(engine.search({ ...none, text: "alfa" }, anyone).found.map(({ available }) => Number(available > 0))).toEqual([
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
  ]);
  expect(engine.search({ ...none, text: "x 8" }, anyone).found[0]?.id).toBe("P8");
});

it("suggests what the search finds, in its order", () => {
  for (const text of ["alfa 450", "bet", "inverter gamma sotto 30 euro", "pannello 450w"]) {
    const { found } = engine.search({ ...none, text }, net);
    expect(engine.suggest(text, 5, net).products).toEqual(found.slice(0, 5));
  }
});

it("takes a price from the moment it begins to the moment it ends, without a new snapshot", () => {
  const ends = "2026-12-08T00:00:00.000Z";
  const begins = "2026-12-01T00:00:00.000Z";
  const plain = document(1);
  const [slot] = plain.prices;
  const offer = { id: 2, price: 500, discount: 0, from: begins, to: ends, createdOn: begins };
  const cheap = new SearchEngine([{ ...plain, prices: [{ ...slot!, periods: [...slot!.periods, offer] }] }]);
  const cheapAt = (day: string) =>
    cheap.search({ ...none, priceMax: 600 }, { ...net, now: new Date(`${day}T12:00:00Z`) }).found.length;
  expect(["2026-11-30", "2026-12-01", "2026-12-07", "2026-12-08"].map(cheapAt)).toEqual([0, 1, 1, 0]);
});

it("gives of a part what all of it has there", () => {
  const from = fc.integer({ min: 0, max: 60 });
  const sort = fc.constantFrom("relevance", "price", "-power", "name", "availability");
  const text = fc.constantFrom("", "prodotto", "beta", "440 W");
  fc.assert(
    fc.property(filters, sort, text, from, fc.integer({ min: 1, max: 20 }), (part, sort, text, from, size) => {
      const wanted: Filters = { ...none, ...part, sort, text };
      const all = engine.search(wanted, anyone);
      const some = engine.search(wanted, anyone, { from, to: from + size });
      expect(some).toEqual({ ...all, found: all.found.slice(from, from + size) });
    }),
  );
});
