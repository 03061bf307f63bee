import fc from "fast-check";
import { expect, test } from "vitest";
import type { QuotationLine } from "../quotation.ts";
import { isMended, lackingOf, mendedLines, type Found } from "./mended.ts";

const line = (lineId: string, productId: string, quantity: number, more: Partial<QuotationLine> = {}) =>
  ({
    lineId,
    productId,
    quantity,
    name: productId,
    category: "panels",
    optional: false,
    discount: 0,
    list: 10_000,
    ...more,
  }) as QuotationLine;
const about = (productId: string, lineId = productId) => ({ productId, lineId, name: productId });
const pieces = (lines: readonly QuotationLine[], findings: readonly Found[]) =>
  mendedLines(lines, findings).map(({ lineId, productId, quantity }) => [lineId, productId, quantity]);

test("a substitute takes the place of every line of its article, under their ids", () => {
  const lines = [line("1", "a", 4), line("2", "b", 1), line("3", "a", 2, { optional: true })];
  const found = { code: "stock", ...about("a", "1"), available: 3, wanted: 4, substitute: { productId: "c" } } as const;
  expect(pieces(lines, [found])).toEqual([
    ["1", "c", 4],
    ["2", "b", 1],
    ["3", "c", 2],
  ]);
});

test("without one, what is gone is taken off, and of what is short the first lines keep what is there", () => {
  const lines = [line("1", "a", 4), line("2", "b", 3), line("3", "b", 5), line("4", "b", 9, { optional: true })];
  const gone = { code: "gone", ...about("a", "1") } as const;
  const short = { code: "stock", ...about("b", "2"), available: 5, wanted: 8 } as const;
  expect(pieces(lines, [gone, short])).toEqual([
    ["2", "b", 3],
    ["3", "b", 2],
    ["4", "b", 5],
  ]);
});

test("a price is renewed where nobody has reduced it; an agreed one stays", () => {
  const lines = [line("1", "a", 1), line("2", "b", 1, { discount: 0.1 })];
  const findings = [
    { code: "cheaper", ...about("a", "1"), unit: 9000 },
    { code: "cheaper", ...about("b", "2"), unit: 8000 },
  ] as const;
  expect(mendedLines(lines, findings).map(({ price }) => price)).toEqual([9000, undefined]);
});

test("a service stays as it was written", () => {
  const service = line("1", "1", 1, { category: "preparation_costs", name: "Collaudo" });
  expect(mendedLines([service], [])).toMatchObject([{ service: { category: "preparation_costs", name: "Collaudo" } }]);
});

test("whatever is found, no line takes more than before, none of an article more than there is, and nothing found changes nothing", () => {
  const some = fc.array(
    fc.record({
      productId: fc.constantFrom("a", "b", "c"),
      quantity: fc.integer({ min: 1, max: 9 }),
      optional: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(some, fc.integer({ min: -1, max: 12 }), (wanted, available) => {
      const lines = wanted.map(({ productId, quantity, optional }, at) =>
        line(String(at), productId, quantity, { optional }),
      );
      expect(isMended(lines, mendedLines(lines, []))).toBe(false);
      const of = lines.filter(({ productId }) => productId === "a");
      if (of.length === 0) return;
      const short = { code: "stock", ...about("a", of[0]!.lineId), available, wanted: 99 } as const;
      const mended = mendedLines(lines, [short]);
      for (const { lineId, quantity } of mended)
        expect(quantity).toBeLessThanOrEqual(lines.find((one) => one.lineId === lineId)!.quantity);
      const fixed = mended.filter(({ productId, optional }) => productId === "a" && !optional);
      expect(fixed.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(Math.max(0, available));
      expect(mended.filter(({ productId }) => productId !== "a")).toHaveLength(lines.length - of.length);
    }),
  );
});

test("of a balance that is lacking which has a substitute: all that is left of what is gone, the pieces beyond those there of what is short", () => {
  const lines = [line("1", "a", 10), line("2", "b", 6), line("3", "b", 5), line("4", "c", 2), line("5", "d", 9)];
  const left = (...some: number[]) =>
    lines.map(({ lineId, quantity }, at) => ({ lineId, offered: quantity, ordered: 0, left: some[at] ?? 0 }));
  const found: Found[] = [
    { code: "gone", ...about("a", "1"), substitute: { productId: "A" } },
    { code: "stock", ...about("b", "2"), available: 7, wanted: 9, substitute: { productId: "B" } },
    { code: "gone", ...about("c", "4") },
  ];
  const lacking = (...some: number[]) =>
    lackingOf(lines, left(...some), found).map(({ line: { lineId }, quantity, substituteId }) => [
      lineId,
      quantity,
      substituteId,
    ]);
  expect(lacking(6, 4, 5, 2, 9)).toEqual([
    ["1", 6, "A"],
    ["3", 2, "B"],
  ]);
  expect(lacking(0, 6, 1, 2, 9)).toEqual([]);
});
