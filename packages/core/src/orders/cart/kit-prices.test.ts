import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KitPrice } from "../../catalogue/index.ts";
import { kitStandings, withKitPrices } from "./kit-prices.ts";
import type { OrderLine } from "../order.ts";

const line = (productId: string, quantity: number, list = 10_000): OrderLine =>
  ({ productId, quantity, list, discount: 0, unit: list }) as OrderLine;
const kit = (discount: number, parts: Record<string, number>, id = "K"): KitPrice => ({
  id,
  discount,
  parts: Object.entries(parts).map(([productId, quantity]) => ({ productId, quantity })),
});
const units = (lines: readonly OrderLine[], kits: readonly KitPrice[]) =>
  withKitPrices(lines, kits).lines.map(({ unit }) => unit);

describe("the price of a kit", () => {
  const house = kit(0.05, { panel: 12, inverter: 1 });

  it("is its parts' with the discount on each, as often as the kit is there", () => {
    expect(units([line("panel", 12), line("inverter", 1)], [house])).toEqual([9500, 9500]);
    expect(units([line("panel", 36), line("inverter", 3)], [house])).toEqual([9500, 9500]);
  });

  it("comes on top of the product's own discount, rounded per piece", () => {
    const [panel] = withKitPrices([{ ...line("panel", 12, 9999), discount: 0.1 }, line("inverter", 1)], [house]).lines;
    expect(panel).toMatchObject({ unit: 8549, kit: { id: "K", discount: 0.05 } });
  });

  it("is gone when a part is missing, and is not given to pieces beside the kit's", () => {
    expect(units([line("panel", 11), line("inverter", 1)], [house])).toEqual([10_000, 10_000]);
    expect(units([line("panel", 14), line("inverter", 1)], [house])).toEqual([10_000, 9500]);
    expect(units([line("inverter", 1)], [house])).toEqual([10_000]);
  });

  it("comes back when the kit is whole again, and is forgotten with its last part", () => {
    const broken = withKitPrices([line("panel", 11), line("inverter", 1)], [house]);
    expect(broken.kits).toEqual([house]);
    expect(units([line("panel", 12), line("inverter", 1)], broken.kits ?? [])).toEqual([9500, 9500]);
    expect(withKitPrices([line("battery", 1)], [house]).kits).toBeUndefined();
  });

  it("counts a piece for one kit only; what two kits share has the smaller discount", () => {
    const big = kit(0.2, { panel: 10, battery: 1 }, "B");
    const small = kit(0.1, { panel: 10, inverter: 1 }, "S");
    const lines = (panels: number) => [line("panel", panels), line("battery", 1), line("inverter", 1)];
    expect(units(lines(10), [big, small])).toEqual([8000, 8000, 10_000]);
    expect(units(lines(20), [big, small])).toEqual([9000, 8000, 9000]);
  });

  it("is taken off again from lines that had it", () => {
    const had = withKitPrices([line("panel", 12), line("inverter", 1)], [house]).lines;
    expect(withKitPrices(had, []).lines).toEqual([line("panel", 12), line("inverter", 1)]);
  });
});

describe("whatever is in the cart", () => {
  const products = ["a", "b", "c", "d"];
  const quantities = fc.dictionary(fc.constantFrom(...products), fc.integer({ min: 1, max: 40 }));
  const lines = quantities.map((wanted) =>
    Object.entries(wanted).map(([id, quantity]) => line(id, quantity, 1000 + quantity)),
  );
  const kits = fc.array(
    fc
      .tuple(
        fc.integer({ min: 0, max: 90 }),
        fc.dictionary(fc.constantFrom(...products), fc.integer({ min: 1, max: 9 }), { minKeys: 1 }),
        fc.uuid(),
      )
      .map(([percent, parts, id]) => kit(percent / 100, parts, id)),
    { maxLength: 3 },
  );

  it("no price rises or falls below the largest discount, and doing it again changes nothing", () => {
    fc.assert(
      fc.property(lines, kits, (before, offered) => {
        const { lines: after, kits: kept } = withKitPrices(before, offered);
        const largest = Math.max(0, ...offered.map(({ discount }) => discount));
        after.forEach(({ unit, productId, quantity }, at) => {
          const full = before[at]?.unit ?? 0;
          expect(unit).toBeLessThanOrEqual(full);
          expect(unit).toBeGreaterThanOrEqual(Math.floor(full * (1 - largest)));
          expect([productId, quantity]).toEqual([before[at]?.productId, before[at]?.quantity]);
        });
        expect(withKitPrices(after, kept)).toEqual({ lines: after, kits: kept });
      }),
    );
  });

  it("one kit alone gives its price to all of its parts or leaves pieces beside it", () => {
    fc.assert(
      fc.property(lines, kits, (before, [only]) => {
        if (!only) return;
        const has = new Map(before.map(({ productId, quantity }) => [productId, quantity]));
        const whole = Math.min(...only.parts.map((part) => Math.floor((has.get(part.productId) ?? 0) / part.quantity)));
        for (const { productId, quantity, kit: given } of withKitPrices(before, [only]).lines) {
          const part = only.parts.find((one) => one.productId === productId);
          const exact = whole > 0 && part !== undefined && quantity === whole * part.quantity;
          expect(given !== undefined).toBe(exact && only.discount > 0);
        }
      }),
    );
  });
});

describe("how a kit stands", () => {
  const house = kit(0.05, { panel: 12, inverter: 1 });
  const standing = (...lines: OrderLine[]) => kitStandings(lines, [house])[0];

  it("lacks nothing and has nothing beside it when it is whole, once or many times", () => {
    expect(standing(line("panel", 12), line("inverter", 1))).toMatchObject({ missing: [], surplus: [] });
    expect(standing(line("panel", 36), line("inverter", 3))).toMatchObject({ missing: [], surplus: [] });
  });

  it("says what one whole kit lacks, also of a part that was taken out", () => {
    expect(standing(line("panel", 5))?.missing).toEqual([
      { productId: "panel", quantity: 7 },
      { productId: "inverter", quantity: 1 },
    ]);
  });

  it("says which pieces are more than whole kits need", () => {
    expect(standing(line("panel", 14), line("inverter", 1))).toMatchObject({
      missing: [],
      surplus: [{ productId: "panel", quantity: 2 }],
    });
  });

  it("agrees with the prices: a part lacks the kit's price exactly where something is missing or beside it", () => {
    const pieces = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(pieces, pieces, (panels, inverters) => {
        const lines = [line("panel", panels), line("inverter", inverters)];
        const [known] = kitStandings(lines, [house]);
        const off = withKitPrices(lines, [house]).lines.flatMap((one) => (one.kit ? [] : [one.productId]));
        const told = known?.missing.length ? ["panel", "inverter"] : known?.surplus.map(({ productId }) => productId);
        expect(off).toEqual(told);
      }),
    );
  });
});
