import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { notationOf, type Reading } from "@solvia/core/platform/reading";
import { languages } from "@solvia/core/platform/locale";
import { cellText, changedByPercent, pastedBlock, placeAfter, readCell, roundings } from "./grid-model.ts";

const italian = notationOf("it");

test.each([
  ["120", { price: 12_000, discount: 0 }],
  ["1.234,50", { price: 123_450, discount: 0 }],
  ["1234.5", { price: 123_450, discount: 0 }],
  ["99,90 - 5%", { price: 9990, discount: 0.05 }],
  ["1.234,56 €", { price: 123_456, discount: 0 }],
  ["€ 999", { price: 99_900, discount: 0 }],
  ["1 234,50", { price: 123_450, discount: 0 }],
  ["1.234 − 10 %", { price: 123_400, discount: 0.1 }],
])("reads %j as %j", (text, value) => expect(readCell(text, italian)).toEqual({ is: "exact", value }));

test.each([
  ["0", "too-small"],
  ["-5", "too-small"],
  ["gratis", "not-a-number"],
  ["10 - 101%", "too-big"],
  ["1e3", "exponent"],
])("refuses %j: %s", (text, code) => {
  expect(readCell(text, italian)).toMatchObject({ is: "refused", refusal: { code } });
});

test.each(["100 - 12,5%", "100,00 € − 12,5 %", "100 - 12,5\u00a0%"])("asks with the net price for %j", (text) => {
  const net = { price: 8750, discount: 0 };
  expect(readCell(text, italian)).toEqual({ is: "asked", choices: [{ value: net }] });
});

it("asks what could be thousands or decimals, and says nothing for an empty cell", () => {
  const asked = (reading: Reading<{ price: number }>) =>
    reading.is === "asked" ? reading.choices.map(({ value }) => value.price) : reading.is;
  expect(asked(readCell("12,345", italian))).toEqual([1_234_500, 1235]);
  expect(asked(readCell("0,145", italian))).toEqual([15]);
  expect(readCell("  ", italian)).toEqual({ is: "empty" });
});

it("reads back what it writes, in every language", () => {
  const amounts = fc.record({
    price: fc.integer({ min: 1, max: 100_000_000 }),
    discount: fc.integer({ min: 0, max: 100 }).map((steps) => steps / 100),
  });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...languages), (value, language) => {
      const signs = notationOf(language);
      expect(readCell(cellText(value, signs), signs)).toEqual({ is: "exact", value });
    }),
  );
});

test.each([
  [10_000, 350, "cent", 10_350],
  [9999, -1000, "cent", 8999],
  [10_333, 0, "dime", 10_330],
  [10_350, 0, "euro", 10_400],
  [10_350, 0, "ninety", 10_390],
  [10_020, 0, "ninety", 9990],
  [3, -9900, "cent", 1],
] as const)("changes %i by %d basis points to %s: %i", (cents, percent, rounding, after) =>
  expect(changedByPercent(cents, percent, rounding)).toBe(after),
);

it("never lowers a price by raising it, and never reaches nothing", () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: -9900, max: 30_000 }),
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
