import fc from "fast-check";
import { expect, it } from "vitest";
import { priceWarnings, ruinousWarnings } from "./price-warnings.ts";

const at = (price: number, discount = 0) => ({ price, discount });
const codes = (before: number | undefined, after: ReturnType<typeof at> | undefined, supplier?: number) =>
  priceWarnings({
    priceType: "public",
    before: before === undefined ? undefined : at(before),
    after,
    supplier,
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
  expect(priceWarnings({ priceType: "supplier", before: at(100), after: at(90), supplier: 95 })).toEqual([]);
});

it("a change within 30 % above the supplier's price is never asked about, one beyond always", () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(cents, cents, (before, after) => {
      const isUsual = Math.abs(after - before) * 10 <= before * 3;
      expect(codes(before, at(after)).length).toBe(isUsual ? 0 : 1);
      const ruin = ruinousWarnings({ priceType: "high", before: at(before), after: at(after), supplier: undefined });
      expect(ruin.length).toBe(after >= before * 10 || before >= after * 10 ? 1 : 0);
    }),
  );
});
