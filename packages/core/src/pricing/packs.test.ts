import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { betterQuantity, netOfParts, partsOf, type PackStep } from "./packs.ts";

/** A panel of 64.40, its pallet of 36 at 59.25 a piece (cents). */
const panel: PackStep[] = [
  { kind: "piece", quantity: 1, unit: 6_440 },
  { kind: "pallet", quantity: 36, unit: 5_925 },
];
const cost = (pieces: number): number => netOfParts(partsOf(panel, pieces) ?? []);

it.each([
  [35, 225_400],
  [36, 213_300],
  [37, 219_740],
  [640, 17 * 213_300 + 28 * 6_440],
])("%i panels cost %i cents", (pieces, cents) => expect(cost(pieces)).toBe(cents));

describe("a larger quantity that costs less", () => {
  it("is the full pallet just above", () => {
    expect(betterQuantity(panel, 35, 640)).toEqual({ quantity: 36, saving: 12_100 });
    expect(betterQuantity(panel, 71, 640)).toEqual({ quantity: 72, saving: 12_100 });
  });
  it("says where it holds a container, which goes by quotation", () => {
    const byContainer: PackStep[] = [...panel, { kind: "container", quantity: 936, unit: 5_600 }];
    const saving = 25 * 213_300 + 35 * 6_440 - 936 * 5_600;
    expect(betterQuantity(byContainer, 935, 2_866)).toEqual({ quantity: 936, saving, byQuotation: true });
    expect(betterQuantity(byContainer, 935 - 36, 935)?.byQuotation).toBeUndefined();
  });
  it("is none far below, at a full pallet, and where the stock ends before it", () => {
    for (const pieces of [1, 30, 36, 37, 72]) expect(betterQuantity(panel, pieces, 640)).toBeUndefined();
    expect(betterQuantity(panel, 35, 35)).toBeUndefined();
  });
});

it("needs a quotation for pieces that have no price", () => {
  expect(partsOf(panel.slice(1), 37)).toBeUndefined();
  expect(partsOf(panel.slice(1), 72)).toEqual([{ kind: "pallet", unit: 5_925, pieces: 72 }]);
  expect(partsOf([], 1)).toBeUndefined();
});

const ladders = fc
  .record({
    pallet: fc.integer({ min: 2, max: 60 }),
    perContainer: fc.integer({ min: 2, max: 30 }),
    units: fc.tuple(fc.nat(5_000), fc.nat(5_000), fc.nat(5_000)),
  })
  .map(({ pallet, perContainer, units }): PackStep[] => {
    const [low = 0, middle = 0, high = 0] = [...units].sort((a, b) => a - b);
    return [
      { kind: "piece", quantity: 1, unit: high + 2 },
      { kind: "pallet", quantity: pallet, unit: middle + 1 },
      { kind: "container", quantity: pallet * perContainer, unit: low },
    ];
  });

it("counts every piece once, at full packs, and never dearer than all by the piece", () => {
  fc.assert(
    fc.property(ladders, fc.integer({ min: 1, max: 5_000 }), (ladder, pieces) => {
      const parts = partsOf(ladder, pieces) ?? [];
      expect(parts.reduce((sum, part) => sum + part.pieces, 0)).toBe(pieces);
      for (const { kind, pieces: many } of parts)
        expect(many % (ladder.find((step) => step.kind === kind)?.quantity ?? 0)).toBe(0);
      expect(netOfParts(parts)).toBeLessThanOrEqual(pieces * (ladder[0]?.unit ?? 0));
    }),
  );
});

it("advises only what costs less and can be had", () => {
  fc.assert(
    fc.property(ladders, fc.integer({ min: 1, max: 3_000 }), fc.nat(4_000), (ladder, pieces, available) => {
      const better = betterQuantity(ladder, pieces, available);
      if (!better) return;
      const net = (quantity: number) => netOfParts(partsOf(ladder, quantity) ?? []);
      expect(better.quantity).toBeGreaterThan(pieces);
      expect(better.quantity).toBeLessThanOrEqual(available);
      expect(net(pieces) - net(better.quantity)).toBe(better.saving);
      expect(better.saving).toBeGreaterThan(0);
    }),
  );
});
