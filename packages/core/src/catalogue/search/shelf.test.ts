import * as fc from "fast-check";
import { expect, it } from "vitest";
import { scaledDocuments } from "../../../../../tests/bench/documents.ts";
import type { SearchDocument } from "./document.ts";
import { SearchEngine } from "./engine.ts";
import type { Filters } from "./narrow.ts";

const viewer = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date("2026-11-20T10:00:00Z") };
const german = { ...viewer, locale: "de", language: "de" as const };
const none: Filters = { text: "", available: false, sort: "relevance" };
const searches: readonly Filters[] = [
  none,
  { ...none, sort: "price" },
  { ...none, sort: "availability" },
  { ...none, sort: "name" },
  { ...none, sort: "-power" },
  { ...none, sort: "perUnit" },
  { ...none, available: true },
  { ...none, category: "panels", powerMin: 420 },
  { ...none, text: "pannello 450w" },
  { ...none, text: "inverter trifase 10" },
  { ...none, text: "baterie sotto 3000 euro" },
  { ...none, text: "huawey" },
  { ...none, text: "speicher" },
  { ...none, text: "tsm-450" },
];

const catalogue = scaledDocuments(120);
/** Of each product some states: hidden, with other pieces, under another name, dearer, as another kind of thing. */
const states = (at: number): (SearchDocument | undefined)[] => {
  const document = catalogue[at]!;
  const other = catalogue[(at * 7 + 3) % catalogue.length]!;
  const dearer = document.prices.map((slot) => ({
    ...slot,
    version: slot.version + 1,
    periods: slot.periods.map((period) => ({ ...period, price: period.price + 5000 + at })),
  }));
  return [
    document,
    undefined,
    { ...document, available: 0, stamp: "none" },
    { ...document, available: document.available + 1, stamp: "one more" },
    { ...document, prices: dearer, stamp: "dearer" },
    { ...document, fields: { ...document.fields, name: other.fields.name }, names: { de: "Speicher" }, stamp: "named" },
    { ...other, id: document.id, stamp: "other" },
  ];
};

const answers = (engine: SearchEngine) =>
  searches.flatMap((filters) =>
    [viewer, german].map((who) => {
      const { found, ...rest } = engine.search(filters, who);
      return { ...rest, found: found.map(({ id, stamp }) => `${id} ${stamp}`) };
    }),
  );

it("answers after any changes what an engine answers that was made of what is left", () => {
  const change = fc.record({ at: fc.nat(catalogue.length - 1), state: fc.nat(6) });
  const step = fc.record({ changes: fc.array(change, { maxLength: 8 }), asked: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const engine = new SearchEngine(catalogue.slice(0, 60));
      const left = new Map(catalogue.slice(0, 60).map((document) => [document.id, document]));
      for (const { changes, asked } of steps) {
        const batch = new Map(changes.map(({ at, state }) => [catalogue[at]!.id, states(at)[state]]));
        for (const [id, document] of batch) {
          if (document) left.set(id, document);
          else left.delete(id);
        }
        const gone = [...batch].flatMap(([id, document]) => (document ? [] : [id]));
        engine.apply(
          [...batch.values()].filter((document) => document !== undefined),
          gone,
        );
        // What was worked out for an answer must not outlive the change behind it.
        if (asked) answers(engine);
      }
      const shuffled = [...left.values()].toSorted((a, b) => (a.stamp + a.id < b.stamp + b.id ? 1 : -1));
      expect(answers(engine)).toEqual(answers(new SearchEngine(shuffled)));
    }),
    { numRuns: 60 },
  );
});

it("shows a price that began after a product came", () => {
  const document = catalogue.find(({ prices }) => prices.some(({ locale }) => locale === "it"));
  const engine = new SearchEngine([document!]);
  const priceAt = (now: Date) => engine.search(none, { ...viewer, now }).facets.price?.min ?? 0;
  const begins = "2026-11-20T12:00:00.000Z";
  const before = priceAt(viewer.now);
  const prices = document!.prices.map((slot) => ({
    ...slot,
    periods: [
      ...slot.periods.map((period) => ({ ...period, to: begins })),
      { ...slot.periods[0]!, from: begins, price: slot.periods[0]!.price * 2 },
    ],
  }));
  engine.apply([{ ...document!, prices, stamp: "announced" }], []);
  expect(priceAt(viewer.now)).toBe(before);
  expect(priceAt(new Date("2026-11-20T12:00:01Z"))).toBeGreaterThan(before);
});
