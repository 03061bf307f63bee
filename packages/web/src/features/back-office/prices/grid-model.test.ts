import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { cellText, changedByPercent, pastedBlock, placeAfter, readCell, roundings } from "./grid-model.ts";

test.each([
  ["120", { price: 12_000, discount: 0 }],
  ["1.234,50", { price: 123_450, discount: 0 }],
  ["1234.5", { price: 123_450, discount: 0 }],
  ["99,90 - 5%", { price: 9990, discount: 0.05 }],
  ["  ", { price: null, discount: 0 }],
  ["0", undefined],
  ["-5", undefined],
  ["gratis", undefined],
  ["10 - 101%", undefined],
])("reads %j as %j", (text, amount) => expect(readCell(text)).toEqual(amount));

it("reads back what it writes, in both languages", () => {
  const amounts = fc.record({
    price: fc.integer({ min: 1, max: 100_000_000 }),
    discount: fc.integer({ min: 0, max: 100 }).map((steps) => steps / 100),
  });
  fc.assert(
    fc.property(amounts, fc.constantFrom("it", "en"), (amount, language) => {
      expect(readCell(cellText(amount, language))).toEqual(amount);
    }),
  );
});

test.each([
  [10_000, 3.5, "cent", 10_350],
  [9999, -10, "cent", 8999],
  [10_333, 0, "dime", 10_330],
  [10_350, 0, "euro", 10_400],
  [10_350, 0, "ninety", 10_390],
  [10_020, 0, "ninety", 9990],
  [3, -99, "cent", 1],
] as const)("changes %i by %d%% to %s: %i", (cents, percent, rounding, after) =>
  expect(changedByPercent(cents, percent, rounding)).toBe(after),
);

it("never lowers a price by raising it, and never reaches nothing", () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: -99, max: 300 }),
      fc.constantFrom(...roundings),
      (price, percent, rounding) => {
        const less = changedByPercent(price, percent, rounding);
        expect(less).toBeGreaterThan(0);
        expect(changedByPercent(price, percent + 1, rounding)).toBeGreaterThanOrEqual(less);
      },
    ),
  );
});

it("moves by keys and stays inside", () => {
  const from = { row: 1, column: 1 };
  expect(placeAfter(from, "ArrowDown", 3, 2)).toEqual({ row: 2, column: 1 });
  expect(placeAfter(from, "ArrowRight", 3, 2)).toEqual(from);
  expect(placeAfter(from, "Home", 3, 2)).toEqual({ row: 1, column: 0 });
  expect(placeAfter(from, "PageDown", 9, 2)).toEqual({ row: 8, column: 1 });
  expect(placeAfter(from, "a", 3, 2)).toBeUndefined();
});

it("reads the block that a spreadsheet copies", () => {
  expect(pastedBlock("10\t20\r\n30\t40\r\n")).toEqual([
    ["10", "20"],
    ["30", "40"],
  ]);
});
