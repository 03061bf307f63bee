import fc from "fast-check";
import { expect, it } from "vitest";
import { largest, portionsOf, type Weight } from "./portions.ts";

const many = (count: number, weight: Weight) => Array.from({ length: count }, (_, row) => ({ row, ...weight }));
const sizes = (rows: readonly Weight[]) => portionsOf(rows).map(({ length }) => length);

it("cuts rows of few texts by their items, and rows of long texts by their size", () => {
  expect(largest).toEqual({ items: 100, bytes: 3_000_000 });
  expect(sizes(many(45, { items: 5, bytes: 2_000 }))).toEqual([20, 20, 5]);
  expect(sizes(many(20, { items: 5, bytes: 400_000 }))).toEqual([7, 7, 6]);
  expect(sizes(many(4, { items: 5, bytes: 1_500_000 }))).toEqual([2, 2]);
  expect(sizes(many(3, { items: 5, bytes: 1_500_001 }))).toEqual([1, 1, 1]);
});

it("leaves out a row that no transaction holds, and parts those beside it as if it weren't there", () => {
  const beside = many(2, { items: 5, bytes: 2_000 });
  const tooLarge = [
    { items: 101, bytes: 2_000 },
    { items: 5, bytes: 3_000_001 },
  ];
  for (const row of tooLarge) expect(portionsOf(beside.flatMap((one) => [one, row]))).toEqual([beside]);
  expect(sizes([{ items: 100, bytes: 3_000_000 }])).toEqual([1]);
});

it("never passes what a transaction holds, and loses no row that fits", () => {
  const weight = fc.record({ items: fc.integer({ min: 4, max: 120 }), bytes: fc.integer({ min: 1, max: 3_200_000 }) });
  fc.assert(
    fc.property(fc.array(weight, { maxLength: 60 }), (rows) => {
      const portions = portionsOf(rows);
      const sum = (portion: readonly Weight[], of: keyof Weight) =>
        portion.reduce((all, { [of]: one }) => all + one, 0);
      for (const portion of portions) {
        expect(sum(portion, "items")).toBeLessThanOrEqual(100);
        expect(sum(portion, "bytes")).toBeLessThanOrEqual(3_000_000);
      }
      expect(portions.flat()).toEqual(rows.filter(({ items, bytes }) => items <= 100 && bytes <= 3_000_000));
    }),
  );
});
