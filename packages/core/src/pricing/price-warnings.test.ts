import fc from "fast-check";
import { expect, it } from "vitest";
import { isRuinous, priceWarnings, warningsTogether } from "./price-warnings.ts";

const at = (price: number, discount = 0) => ({ price, discount });
const codes = (before: number | undefined, after: ReturnType<typeof at> | undefined, supplier?: number) =>
  priceWarnings({
    priceType: "public",
    before: before === undefined ? undefined : at(before),
    after,
    units: supplier === undefined ? [] : [{ priceType: "supplier", unit: supplier }],
  }).map(({ code }) => code);

it.each([
  [10_000, at(10_000), undefined, []],
  [10_000, at(13_000), undefined, []],
  [10_000, at(13_001), undefined, ["price-changed-much"]],
  [10_000, at(7000), undefined, []],
  [10_000, at(6999), undefined, ["price-changed-much"]],
  [10_000, at(100_000), undefined, ["price-tenfold"]],
  [10_000, at(1000), undefined, ["price-tenfold"]],
  [129_000, at(15), undefined, ["price-thousandfold"]],
  [1235, at(1_234_500), undefined, ["price-tenfold"]],
  [1234, at(1_234_500), undefined, ["price-thousandfold"]],
  [10_000, at(10_000, 1), undefined, ["price-free"]],
  [undefined, at(10_000, 1), undefined, ["price-free"]],
  [10_000, undefined, undefined, ["price-ended"]],
  [undefined, undefined, undefined, []],
  [10_000, at(9000), 9500, ["price-below-supplier"]],
  [10_000, at(10_000, 0.1), 9500, ["price-below-supplier"]],
  [undefined, at(9000), 9500, ["price-below-supplier"]],
  [8000, at(9000), 9500, []],
  [10_000, at(500), 9500, ["price-tenfold", "price-below-supplier"]],
])("from %s to %j, the supplier at %s: %j", (before, after, supplier, expected) => {
  expect(codes(before, after, supplier)).toEqual(expected);
});

it("measures the supplier's own price by its change alone", () => {
  const change = { priceType: "supplier" as const, before: at(100), after: at(90) };
  expect(priceWarnings({ ...change, units: [{ priceType: "supplier", unit: 95 }] })).toEqual([]);
});

it.each([
  ["a supplier's price that rises above what one is sold for", 8000, 9600, [10_000, 9500], ["supplier-above-price"]],
  ["a first one above it", undefined, 9600, [9500], ["supplier-above-price"]],
  ["one that rises to it", 8000, 9500, [9500], []],
  ["one that falls, still above it", 9700, 9600, [9500], []],
  ["one that is sold at no price yet", 8000, 9600, [], []],
])("asks about a loss by %s", (_, before, after, sold, expected) => {
  const units = sold.map((unit, index) => ({ priceType: (["high", "public"] as const)[index]!, unit }));
  const [found = []] = warningsTogether(
    [{ priceType: "supplier", before: before === undefined ? undefined : at(before), after: at(after) }],
    units,
  );
  expect(found.map(({ code }) => code)).toEqual(expected);
});

it("measures changes that are made at once by each other, whatever their order", () => {
  const units = [
    { priceType: "public" as const, unit: 10_000 },
    { priceType: "supplier" as const, unit: 8000 },
  ];
  const sold = { priceType: "public" as const, before: at(10_000), after: at(12_000) };
  const bought = { priceType: "supplier" as const, before: at(8000), after: at(10_400) };
  expect(warningsTogether([sold, bought], units)).toEqual([[], []]);
  expect(warningsTogether([bought, sold], units)).toEqual([[], []]);
  const [codes] = warningsTogether([bought], units);
  expect(codes).toEqual([{ code: "supplier-above-price", params: { before: 8000, after: 10_400, selling: 10_000 } }]);
  const first = { priceType: "public" as const, before: undefined, after: at(900) };
  const cost = { priceType: "supplier" as const, before: undefined, after: at(1000) };
  expect(warningsTogether([first, cost], []).map((found) => found.map(({ code }) => code))).toEqual([
    ["price-below-supplier"],
    ["supplier-above-price"],
  ]);
});

it("a change within 30 % above the supplier's price is never asked about, one beyond always", () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(cents, cents, (before, after) => {
      const isUsual = Math.abs(after - before) * 10 <= before * 3;
      expect(codes(before, at(after)).length).toBe(isUsual ? 0 : 1);
      const ruin = priceWarnings({ priceType: "high", before: at(before), after: at(after), units: [] });
      expect(ruin.filter(isRuinous).length).toBe(after >= before * 10 || before >= after * 10 ? 1 : 0);
    }),
  );
});
