import fc from "fast-check";
import { expect, it } from "vitest";
import type { Price, PriceType } from "./price.ts";
import { anonymousBuyer, priceLadder, resolvePrice, type Buyer } from "./resolve-price.ts";

const price = (priceType: PriceType, cents: number, discount = 0): Price => ({
  productId: "P",
  locale: "it",
  priceType,
  price: cents,
  discount,
  createdOn: "2026-11-01T00:00:00Z",
});
const packaging = { isWholesaleActive: true, toBeQuoted: false, piecesPerPackage: 36, palletsPerContainer: 22 };
const firm: Buyer = { ...anonymousBuyer, business: true };
const wholesaler: Buyer = { ...firm, wholesale: true };
const prices = [
  price("high", 12_000),
  price("public", 10_000),
  price("pallet", 9_000),
  price("container", 8_500),
  price("supplier", 1),
];

it.each([
  [792, "container"],
  [791, "public"],
  [72, "pallet"],
  [1, "public"],
])("a wholesaler who takes %i pieces pays the %s price (domain-rules 6.2 a)", (quantity, type) => {
  expect(resolvePrice(prices, wholesaler, packaging, quantity)?.price.priceType).toBe(type);
});

it("shows private persons and visitors the list price only", () => {
  expect(resolvePrice(prices, anonymousBuyer, packaging, 792)?.price.priceType).toBe("high");
  expect(resolvePrice([price("public", 1)], anonymousBuyer, packaging, 1)?.reason).toBe("platform");
});

it("never lets a subscriber pay more than the platform's price", () => {
  const dearer = [price("public", 10_000), price("premium", 11_000)];
  expect(resolvePrice(dearer, { ...firm, entitlement: "premium" }, packaging, 1)?.price.priceType).toBe("public");
});

it("gives an exclusive subscriber the premium price where there is no better one", () => {
  const subscriber: Buyer = { ...firm, entitlement: "exclusive" };
  expect(resolvePrice([price("public", 10_000), price("premium", 9_500)], subscriber, packaging, 1)?.unit).toBe(9_500);
});

it("answers nothing for what must be quoted", () => {
  expect(resolvePrice(prices, firm, { ...packaging, toBeQuoted: true }, 1)).toBeUndefined();
});

it("never answers the supplier's price, whoever asks", () => {
  const buyer = fc.record({
    business: fc.boolean(),
    entitlement: fc.constantFrom("none" as const, "premium" as const, "exclusive" as const),
    reserved: fc.boolean(),
    wholesale: fc.boolean(),
  });
  fc.assert(
    fc.property(buyer, fc.integer({ min: 1, max: 2000 }), (who, quantity) => {
      expect(resolvePrice(prices, who, packaging, quantity)?.price.priceType).not.toBe("supplier");
    }),
  );
});

it("draws the ladder that the cart charges", () => {
  expect(priceLadder(prices, wholesaler, packaging).map(({ kind, unit }) => [kind, unit])).toEqual([
    ["piece", 10_000],
    ["pallet", 9_000],
    ["container", 8_500],
  ]);
  expect(priceLadder(prices, firm, packaging)).toHaveLength(1);
});
