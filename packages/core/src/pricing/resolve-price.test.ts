import fc from "fast-check";
import { expect, it } from "vitest";
import type { Price, PriceType } from "./price.ts";
import { partsOf } from "./packs.ts";
import { anonymousBuyer, pricedSteps, priceLadder, resolvePrice, type Buyer } from "./resolve-price.ts";

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
  [792, [[792, "container"]]],
  [
    791,
    [
      [756, "pallet"],
      [35, "public"],
    ],
  ],
  [72, [[72, "pallet"]]],
  [
    37,
    [
      [36, "pallet"],
      [1, "public"],
    ],
  ],
  [35, [[35, "public"]]],
  [
    869,
    [
      [792, "container"],
      [72, "pallet"],
      [5, "public"],
    ],
  ],
] as const)("a wholesaler pays %i pieces by full packs and the rest by the piece", (quantity, expected) => {
  const parts = partsOf(pricedSteps(prices, wholesaler, packaging), quantity);
  expect(parts?.map(({ pieces, resolved }) => [pieces, resolved.price.priceType])).toEqual(expected);
});

it("gives the price of a smaller pack where the larger one costs no less", () => {
  const dear = [price("public", 10_000), price("pallet", 10_500), price("container", 9_900)];
  expect(pricedSteps(dear, wholesaler, packaging).map(({ kind }) => kind)).toEqual(["piece", "container"]);
});

it("shows private persons and visitors the list price only", () => {
  expect(resolvePrice(prices, anonymousBuyer, packaging, "container")?.price.priceType).toBe("high");
  expect(resolvePrice([price("public", 1)], anonymousBuyer, packaging)?.reason).toBe("platform");
});

it("never lets a subscriber pay more than the platform's price", () => {
  const dearer = [price("public", 10_000), price("premium", 11_000)];
  expect(resolvePrice(dearer, { ...firm, entitlement: "premium" }, packaging)?.price.priceType).toBe("public");
});

it("gives an exclusive subscriber the premium price where there is no better one", () => {
  const subscriber: Buyer = { ...firm, entitlement: "exclusive" };
  expect(resolvePrice([price("public", 10_000), price("premium", 9_500)], subscriber, packaging)?.unit).toBe(9_500);
});

it("answers nothing for what must be quoted", () => {
  expect(resolvePrice(prices, firm, { ...packaging, toBeQuoted: true })).toBeUndefined();
});

it("never answers the supplier's price, whoever asks", () => {
  const buyer = fc.record({
    business: fc.boolean(),
    entitlement: fc.constantFrom("none" as const, "premium" as const, "exclusive" as const),
    reserved: fc.boolean(),
    wholesale: fc.boolean(),
  });
  fc.assert(
    fc.property(buyer, fc.constantFrom("piece" as const, "pallet" as const, "container" as const), (who, pack) => {
      expect(resolvePrice(prices, who, packaging, pack)?.price.priceType).not.toBe("supplier");
    }),
  );
});

it("draws the ladder that the cart charges", () => {
  expect(priceLadder(prices, wholesaler, packaging, 10_000).map(({ kind, unit }) => [kind, unit])).toEqual([
    ["piece", 10_000],
    ["pallet", 9_000],
    ["container", 8_500],
  ]);
  const inStock = (pieces: number) => priceLadder(prices, wholesaler, packaging, pieces).map(({ kind }) => kind);
  expect(inStock(640)).toEqual(["piece", "pallet"]);
  expect(inStock(0)).toEqual(["piece"]);
  expect(priceLadder(prices, firm, packaging, 10_000)).toHaveLength(1);
});
