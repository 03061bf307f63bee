import fc from "fast-check";
import { expect, it } from "vitest";
import { packagesOf, palletLoadGrams, piecesBeyondPallet } from "./packing.ts";

const of = (weight: number, more: { piecesPerPackage?: number; sizes?: number[] } = {}) => ({
  productId: "A",
  weight,
  piecesPerPackage: 0,
  ...more,
});
const packed = (quantity: number, product: ReturnType<typeof of>) =>
  packagesOf([{ productId: "A", quantity }], [product]);

it("puts no more on a pallet than the freight takes as one consignment: forty batteries of 83.5 kg are three", () => {
  expect(packed(40, of(83_500))).toEqual({
    count: 3,
    pallets: 3,
    appearance: "pallet",
    grossGrams: 3_340_000 + 3 * 25_000,
    netGrams: 3_340_000,
  });
  // Whole pieces: fourteen of 83.5 kg go on one.
  expect(packed(14, of(83_500)).pallets).toBe(1);
  expect(packed(15, of(83_500)).pallets).toBe(2);
});

it("is a pallet for each piece that weighs more than goes on one, which is told", () => {
  const cabinet = of(1_300_000);
  expect(packed(3, cabinet)).toMatchObject({ count: 3, pallets: 3 });
  expect(piecesBeyondPallet([{ productId: "A", quantity: 3 }], [cabinet])).toBe(3);
  expect(piecesBeyondPallet([{ productId: "A", quantity: 3 }], [of(1_200_000)])).toBe(0);
});

it("fills boxes of 30 kg, or of what counts for as much, and puts more than a dozen of them on a pallet", () => {
  expect(packed(3, of(9_000))).toMatchObject({ count: 1, pallets: 0, appearance: "box" });
  expect(packed(4, of(9_000))).toMatchObject({ count: 2, pallets: 0 });
  // 50 × 50 × 20 cm: two fill 0.12 m³.
  expect(packed(5, of(1_000, { sizes: [500, 500, 200] }))).toMatchObject({ count: 3, pallets: 0 });
  expect(packed(36, of(9_000))).toMatchObject({ count: 12, pallets: 0 });
  expect(packed(37, of(9_000))).toMatchObject({ count: 1, pallets: 1, appearance: "pallet" });
  expect(packed(2, of(0))).toMatchObject({ count: 1, pallets: 0 });
});

it("lets a box ride on a full package's pallet, and no ton of light goods", () => {
  const panels = { productId: "P", weight: 22_000, piecesPerPackage: 36, sizes: [1800, 1100, 30] };
  const order = (light: number) =>
    packagesOf(
      [
        { productId: "P", quantity: 36 },
        { productId: "A", quantity: light },
      ],
      [panels, of(10_000)],
    );
  expect(order(3)).toMatchObject({ count: 1, pallets: 1 });
  expect(order(80)).toMatchObject({ count: 2, pallets: 2 });
});

it("loses no gram, and no pallet of pieces that fit bears more than it may, whatever is packed", () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 5000 }),
    weight: fc.integer({ min: 0, max: palletLoadGrams }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (some) => {
      const lines = some.map(({ quantity }, at) => ({ productId: `P${at}`, quantity }));
      const products = some.map(({ weight }, at) => ({ productId: `P${at}`, weight, piecesPerPackage: 0 }));
      const { count, pallets, netGrams, grossGrams } = packagesOf(lines, products);
      expect(netGrams).toBe(some.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0));
      expect(grossGrams).toBe(netGrams + pallets * 25_000);
      expect(count).toBeGreaterThanOrEqual(Math.max(1, pallets));
      if (pallets > 0) expect(netGrams).toBeLessThanOrEqual(pallets * palletLoadGrams + 30_000);
    }),
  );
});
