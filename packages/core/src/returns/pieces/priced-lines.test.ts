import * as fc from "fast-check";
import { expect, it } from "vitest";
import { quotedPart, soldOrder } from "../../../../../tests/support/invoices.ts";
import type { Order } from "../../orders/index.ts";
import { askedLines, leftToReturn, receivedPieces, takenUp, type ReturnLine } from "../return-request.ts";
import { countable, countedLines } from "./counted-lines.ts";
import { withReceived } from "./received-lines.ts";

const order = (changes: Partial<Order> = {}): Order => ({
  ...soldOrder([
    {
      productId: "P",
      category: "panels",
      quantity: 5,
      unit: 5000,
      wasteFee: 0,
      parts: [quotedPart(3, 10_000), quotedPart(2, 5000)],
    },
    { productId: "Q", category: "panels", quantity: 2, unit: 7000, wasteFee: 0 },
  ]),
  fulfilment: "delivered",
  status: "paid",
  ...changes,
});
const at = (quantity: number, unit?: number, productId = "P") => ({
  productId,
  quantity,
  ...(unit !== undefined && { unit }),
});
const ask = (quantity: number, unit?: number) => ({ ...at(quantity, unit), reason: "defective" as const });
const rowsOf = (lines: readonly ReturnLine[]) => lines.map(({ quantity, unit }) => [quantity, unit]);

it("asks by price, each with what is left of it, and keeps no price of an article that has one", () => {
  expect(leftToReturn(order())).toEqual([
    {
      ...at(5),
      prices: [
        { quantity: 3, unit: 10_000 },
        { quantity: 2, unit: 5000 },
      ],
    },
    at(2, undefined, "Q"),
  ]);
  expect(rowsOf(askedLines(order(), [ask(2, 5000)]))).toEqual([[2, 5000]]);
  expect(rowsOf(askedLines(order(), [ask(4)]))).toEqual([
    [3, 10_000],
    [1, 5000],
  ]);
  expect(askedLines(order(), [{ ...ask(1), productId: "Q", unit: 7000 }])[0]).not.toHaveProperty("unit");
});

it("refuses more of a price than others leave of it", () => {
  expect(() => askedLines(order(), [ask(3, 5000)])).toThrow("return-beyond-order");
  expect(() => askedLines(order(), [ask(1, 6000)])).toThrow("return-beyond-order");
  expect(() => askedLines(order(), [ask(1, 5000), ask(1, 5000)])).toThrow("return-beyond-order");
  expect(() => askedLines(order(), [ask(4), ask(2, 5000)])).toThrow("return-beyond-order");
  const taken = order({ returns: [{ id: "R", lines: [at(2, 5000)] }] });
  expect(() => askedLines(taken, [ask(1, 5000)])).toThrow("return-beyond-order");
  expect(rowsOf(askedLines(taken, [ask(3)]))).toEqual([[3, 10_000]]);
});

it("takes what came into the row that is named, or into the first that waits, with its serials", () => {
  const lines = askedLines(order(), [ask(3)]).concat(askedLines(order(), [ask(2, 5000)]));
  const named = withReceived(lines, [{ ...at(1, 5000), condition: "opened" }]);
  expect(receivedPieces(named)).toEqual([at(1, 5000)]);
  const any = withReceived(named, [{ ...at(4), condition: "as-new", serials: ["A", "B", "C", "D"] }]);
  expect(receivedPieces(any)).toEqual([at(3, 10_000), at(2, 5000)]);
  expect(any.map(({ received }) => received.flatMap(({ serials = [] }) => serials))).toEqual([["A", "B", "C"], ["D"]]);
  expect(() => withReceived(any, [{ ...at(1), condition: "as-new" }])).toThrow("return-beyond-order");
});

it("counts pieces as those of another price, with what came of them, as far as that has some", () => {
  const lines = withReceived(askedLines(order(), [ask(2, 10_000)]), [{ ...at(1), condition: "damaged" }]);
  const request = { id: "R", status: "received" as const, lines, refund: undefined };
  const known = order({ returns: [takenUp(request), { id: "S", lines: [at(1, 5000)] }] });
  expect(countable(known, request)).toEqual([
    {
      ...at(4),
      prices: [
        { quantity: 3, unit: 10_000 },
        { quantity: 1, unit: 5000 },
      ],
    },
  ]);
  const counted = countedLines(known, request, [at(1, 5000), at(1, 10_000)] as {
    productId: string;
    quantity: number;
    unit: number;
  }[]);
  expect(rowsOf(counted)).toEqual([
    [1, 5000],
    [1, 10_000],
  ]);
  expect(receivedPieces(counted)).toEqual([at(1, 5000)]);
  expect(() => countedLines(known, request, [{ ...at(2), unit: 5000 }])).toThrow("return-beyond-order");
  expect(() => countedLines(known, request, [{ ...at(1), unit: 5000 }])).toThrow("invalid-input");
  expect(countable(known, { ...request, status: "refunded" })).toBeUndefined();
});

it("keeps all pieces, those that came and their serials, however they are counted", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(5), fc.nat(2), (all, came, cheap) => {
      const asked = askedLines(order(), [ask(all)]);
      const some = Math.min(came, all);
      const serials = Array.from({ length: some }, (_, place) => `S${place}`);
      const lines = some > 0 ? withReceived(asked, [{ ...at(some), condition: "as-new", serials }]) : asked;
      const dear = all - cheap;
      fc.pre(dear >= 0 && dear <= 3);
      const rows = [
        { ...at(cheap), unit: 5000 },
        { ...at(dear), unit: 10_000 },
      ].filter(({ quantity }) => quantity > 0);
      const counted = countedLines(order(), { id: "R", status: "asked", lines, refund: undefined }, rows);
      const sum = (of: readonly { quantity: number }[]) => of.reduce((total, { quantity }) => total + quantity, 0);
      expect(sum(counted)).toBe(all);
      expect(sum(receivedPieces(counted))).toBe(some);
      expect(counted.flatMap(({ received }) => received.flatMap((one) => one.serials ?? [])).toSorted()).toEqual(
        serials,
      );
      for (const { quantity, received } of counted) expect(sum(received)).toBeLessThanOrEqual(quantity);
    }),
  );
});
