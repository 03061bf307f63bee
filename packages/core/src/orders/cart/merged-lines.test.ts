import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergedLines, mergedQuantity } from "./merged-lines.ts";
import type { OrderLine } from "../order.ts";

const line = (productId: string, quantity: number, more: Partial<OrderLine> = {}): OrderLine => ({
  productId,
  priceId: `${productId}.it.high`,
  priceType: "high",
  reason: "list",
  quantity,
  list: 1000,
  discount: 0,
  unit: 1000,
  wasteFee: 0,
  name: productId,
  language: "it",
  brand: "",
  productCode: productId,
  category: "panels",
  imageUrl: "",
  path: "",
  weight: 0,
  minQuantity: 1,
  piecesPerPackage: 0,
  shippingTime: "",
  available: 100,
  ...more,
});

const merged = (own: OrderLine[], guest: OrderLine[], offer: Partial<OrderLine> = {}, room = 94) => {
  const { lines, changes } = mergedLines(
    own,
    guest,
    (id, quantity) => line(id, quantity, offer),
    ({ length }) => length >= room,
  );
  return {
    pieces: lines.map(({ productId, quantity }) => [productId, quantity]),
    told: changes.map(({ code, before, after }) => [code, before, after]),
  };
};

describe("the quantity of a product that was in both carts", () => {
  const offer = fc.record({ available: fc.integer({ min: 0, max: 50 }), minQuantity: fc.integer({ min: 0, max: 10 }) });
  const pieces = fc.integer({ min: 1, max: 60 });

  it("is never below what the account had, nor above both together", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), pieces, offer, (own, guest, facts) => {
        const quantity = mergedQuantity(own, guest, facts);
        expect(quantity).toBeGreaterThanOrEqual(own);
        expect(quantity).toBeLessThanOrEqual(own + guest);
      }),
    );
  });

  it("is what can be had where that is too little for both and enough for one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), pieces, offer, (own, guest, facts) => {
        const scarce = facts.available < own + guest && facts.available >= Math.max(1, facts.minQuantity, own);
        fc.pre(scarce);
        expect(mergedQuantity(own, guest, facts)).toBe(facts.available);
      }),
    );
  });
});

it("adds what is new, sums what is in both and tells of the sum", () => {
  expect(merged([line("A", 3)], [line("A", 2), line("B", 4)])).toEqual({
    pieces: [
      ["A", 5],
      ["B", 4],
    ],
    told: [["added-up", 3, 5]],
  });
});

it("takes as many as there are, and says so", () => {
  expect(merged([line("A", 3)], [line("A", 9)], { available: 10 })).toEqual({
    pieces: [["A", 10]],
    told: [["less-stock", 12, 10]],
  });
});

it("leaves the account's own pieces where fewer than those can be had", () => {
  expect(merged([line("A", 30)], [line("A", 2)], { available: 10 })).toEqual({
    pieces: [["A", 30]],
    told: [["less-stock", 32, 30]],
  });
});

it("keeps the wish for what can't be had just now: its line says what is wrong", () => {
  expect(merged([], [line("A", 4)], { available: 0 })).toEqual({ pieces: [["A", 4]], told: [] });
});

it("tells of a product that this buyer can't buy, and of one that has no room", () => {
  const { lines, changes } = mergedLines(
    [],
    [line("A", 4)],
    () => undefined,
    () => false,
  );
  expect([lines, changes]).toMatchObject([[], [{ code: "gone", before: 4, after: 0 }]]);
  expect(merged([line("A", 1)], [line("B", 2)], {}, 1)).toEqual({ pieces: [["A", 1]], told: [["no-room", 2, 0]] });
});

it("tells of a price above what the visitor read, not of a lower one", () => {
  expect(merged([], [line("A", 1)], { unit: 1200 }).told).toEqual([["price-changed", 1000, 1200]]);
  expect(merged([], [line("A", 1)], { unit: 900 }).told).toEqual([]);
});
