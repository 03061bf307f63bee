import * as fc from "fast-check";
import { expect, it } from "vitest";
import { quotedPart, soldOrder } from "../../../../../tests/support/invoices.ts";
import type { LinePart } from "../order.ts";
import { toldLines } from "./told-line.ts";

const sold = (parts: readonly LinePart[]) =>
  soldOrder([
    {
      productId: "P",
      category: "panels",
      quantity: parts.reduce((sum, part) => sum + part.quantity, 0),
      unit: parts.at(-1)?.unit ?? 0,
      discount: parts.at(-1)?.discount ?? 0,
      wasteFee: 100,
      parts,
    },
  ]);

it("three at 100.00 and two at 50.00 are 400.00, with no price, list price or discount of one piece", () => {
  const [line] = toldLines(sold([{ ...quotedPart(3, 10_000) }, { ...quotedPart(2, 5000), discount: 0.5 }]));
  expect(line).toMatchObject({ quantity: 5, amount: 40_000, list: 10_000 });
  expect([line?.unit, line?.discount, line?.grossEach]).toEqual([undefined, undefined, undefined]);
  expect(line?.parts?.map(({ quantity, unit, gross }) => [quantity, unit, gross])).toEqual([
    [3, 10_000, 12_322],
    [2, 5000, 6222],
  ]);
});

it("tells the price of one piece only where it is each piece's", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0, 5000, 10_000)), {
        minLength: 1,
        maxLength: 4,
      }),
      (some) => {
        const [line] = toldLines(sold(some.map(([quantity, unit]) => quotedPart(quantity, unit))));
        if (line?.unit !== undefined) expect(line.unit * line.quantity).toBe(line.amount);
        if (line?.grossEach !== undefined) expect(line.grossEach * line.quantity).toBe(line.gross);
        expect(line?.unit === undefined).toBe(new Set(some.map(([, unit]) => unit)).size > 1);
        expect(line?.parts?.reduce((sum, { quantity, gross = 0 }) => sum + quantity * gross, 0)).toBe(line?.gross);
      },
    ),
  );
});
