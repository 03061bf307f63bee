import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate, discounted, divideRounded } from "../platform/money.ts";
import { totalsOf, withVat } from "./basket.ts";

it("works out the example of domain-rules 1.3 to the cent", () => {
  const lines = [
    { net: 10 * 8990, wasteFee: 10 * 120, rate: 1000 },
    { net: 119_900, wasteFee: 350, rate: 1000 },
    { net: 64_900, wasteFee: 200, rate: 2200 },
  ];
  expect(totalsOf(lines, 12_000, 5_000)).toEqual({
    productsAmount: 274_700,
    wasteDisposalTax: 1_750,
    shipmentCost: 12_000,
    couponAmount: 5_000,
    vatAmount: 36_355,
    total: 319_805,
    groups: [
      { rate: 1000, goods: 211_350, shipment: 9_174, coupon: 3_823, taxable: 216_701, vat: 21_670 },
      { rate: 2200, goods: 65_100, shipment: 2_826, coupon: 1_177, taxable: 66_749, vat: 14_685 },
    ],
  });
});

const line = fc.record({
  net: fc.nat(10_000_000),
  wasteFee: fc.nat(50_000),
  rate: fc.constantFrom(0, 1000, 2100, 2200),
});

it("makes every total the sum of its steps, for random baskets", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.nat(100_000),
      fc.nat(1_000_000),
      (lines, shipping, coupon) => {
        const totals = totalsOf(lines, shipping, coupon);
        const { groups } = totals;
        expect(totals.total).toBe(groups.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0));
        expect(totals.total).toBe(
          totals.vatAmount +
            totals.shipmentCost +
            totals.productsAmount +
            totals.wasteDisposalTax -
            totals.couponAmount,
        );
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(groups.reduce((sum, { shipment }) => sum + shipment, 0)).toBe(shipping);
      },
    ),
  );
});

it("splits delivery and coupon by the exact shares of the rates, the largest rate bears the cents of rounding", () => {
  const nearest = (amount: number, part: number, whole: number) =>
    Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
  /** By exact arithmetic of its own: everybody's share to the nearest cent, what is missing or too much at the largest. */
  const shared = (amount: number, of: readonly number[]) => {
    const whole = of.reduce((sum, one) => sum + one, 0);
    const parts = of.map((one) => nearest(amount, one, whole));
    const largest = of.indexOf(Math.max(...of));
    const others = parts.reduce((sum, one, at) => (at === largest ? sum : sum + one), 0);
    return parts.with(largest, amount - others);
  };
  fc.assert(
    fc.property(
      fc.nat(10_000_000).map((net) => net + 1),
      fc.nat(10_000_000).map((net) => net + 1),
      fc.nat(100_000),
      fc.nat(1_000_000),
      (reduced, full, shipping, coupon) => {
        const lines = [
          { net: reduced, wasteFee: 0, rate: 1000 },
          { net: full, wasteFee: 0, rate: 2200 },
        ];
        const { groups, couponAmount } = totalsOf(lines, shipping, coupon);
        const freight = shared(shipping, [reduced, full]);
        const before = [reduced + freight[0]!, full + freight[1]!];
        expect(couponAmount).toBe(Math.min(coupon, reduced + full + shipping));
        expect(groups.map((one) => one.shipment)).toEqual(freight);
        expect(groups.map((one) => one.coupon)).toEqual(shared(couponAmount, before));
        for (const [at, { taxable, coupon: off, vat, rate }] of groups.entries()) {
          expect(taxable).toBe(before[at]! - off);
          expect(taxable).toBeGreaterThanOrEqual(0);
          expect(vat).toBe(nearest(taxable, rate, 10_000));
        }
      },
    ),
  );
});

it("charges for sixteen modules what the basket charges, not sixteen times the rounded piece", () => {
  expect(totalsOf([{ net: 16 * 7219, wasteFee: 16 * 100, rate: 2200 }], 0).total).toBe(142_867);
  expect(16 * withVat(7219 + 100, 2200)).toBe(142_864);
});

it("taxes delivery of goods that cost nothing at the highest of their rates, for nothing else is paid for", () => {
  const free = (rate: number) => ({ net: 0, wasteFee: 0, rate });
  expect(totalsOf([free(1000), free(2200)], 10_000).groups.map(({ shipment, vat }) => [shipment, vat])).toEqual([
    [0, 0],
    [10_000, 2200],
  ]);
  expect(totalsOf([free(1000)], 10_000).vatAmount).toBe(1000);
  expect(totalsOf([{ ...free(1000), net: 1 }, free(2200)], 10_000).groups.map(({ shipment }) => shipment)).toEqual([
    10_000, 0,
  ]);
});

it("charges nothing for an empty basket", () => {
  expect(totalsOf([], 5_900, 100).total).toBe(0);
});

describe("money", () => {
  it("rounds half away from zero", () => {
    expect([divideRounded(5, 2), divideRounded(-5, 2), divideRounded(4, 3), divideRounded(0, 7)]).toEqual([
      3, -3, 1, 0,
    ]);
    expect(discounted(9990, 0.15)).toBe(8492);
  });
  const weights = fc.oneof(
    fc.array(fc.nat(10_000), { minLength: 1 }),
    fc
      .tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 96 }))
      .map(([weight, count]) => Array.from({ length: count }, () => weight)),
  );
  it("splits an amount without losing a cent, each part within a cent of its share", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (amount, of) => {
        const parts = allocate(amount, of);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        const total = of.reduce((sum, weight) => sum + weight, 0);
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          if (total > 0) expect(Math.abs(part - (amount * (of[index] ?? 0)) / total)).toBeLessThan(1.5);
        }
      }),
    );
  });
  it("takes the cents that rounding made too many from the largest parts, one from each", () => {
    expect(
      allocate(
        110,
        Array.from({ length: 20 }, () => 25),
      ),
    ).toEqual([...Array.from({ length: 10 }, () => 5), ...Array.from({ length: 10 }, () => 6)]);
    expect(allocate(2, [1, 3, 3, 3])).toEqual([0, 0, 1, 1]);
  });
});
