import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goodsCategories } from "../platform/category.ts";
import { totalsOf } from "./basket.ts";
import { ratePartsOf, type RatedLine } from "./line-rates.ts";
import type { VatTreatment } from "./vat.ts";

const reduced = {
  row: "2",
  rule: "domestic-reduced",
  standard: 2200,
  reduced: 1000,
  accessories: "as-goods",
} as const satisfies VatTreatment;

const line = (category: RatedLine["category"], net: number, wasteFee = 0): RatedLine => ({ category, net, wasteFee });

/** What lines come to under the treatment, with VAT. */
const totalOf = (treatment: VatTreatment, lines: readonly RatedLine[]) =>
  totalsOf(
    lines.flatMap((one) =>
      ratePartsOf(treatment, one, lines).map((part, at) => ({ ...part, wasteFee: at === 0 ? one.wasteFee : 0 })),
    ),
    0,
  );

describe("services that come with goods", () => {
  const panels = line("panels", 100_000, 1000);

  it("have their rate: 1010.00 of panels and 100.00 of preparation at 10 % are 1221.00", () => {
    expect(totalOf(reduced, [panels, line("preparation_costs", 10_000)]).total).toBe(122_100);
  });

  it("so do 250.00 of freight that are typed as a line: 1386.00, as if they were the shipping cost", () => {
    expect(totalOf(reduced, [panels, line("shipping_costs", 25_000)]).total).toBe(138_600);
    expect(totalsOf([{ ...panels, rate: 1000 }], 25_000).total).toBe(138_600);
  });

  it("are parted pro rata by prices and contributions: 100.00 beside 1010.00 at 10 % and 505.00 at 22 %", () => {
    const service = line("preparation_costs", 10_000);
    const mixed = [panels, line("emobility", 50_000, 500), service];
    // 66.67 and 33.33.
    expect(ratePartsOf(reduced, service, mixed)).toEqual([
      { rate: 1000, net: 6667 },
      { rate: 2200, net: 3333 },
    ]);
    // 1076.67 and 107.67, 538.33 and 118.43.
    expect(totalOf(reduced, mixed).total).toBe(107_667 + 10_767 + 53_833 + 11_843);
  });

  it("are at the full rate where nothing goes with them, and in orders of before", () => {
    const service = line("shipping_costs", 10_000);
    expect(ratePartsOf(reduced, service, [service])).toEqual([{ rate: 2200, net: 10_000 }]);
    const before = { ...reduced, accessories: undefined };
    expect(ratePartsOf(before, service, [panels, service])).toEqual([{ rate: 2200, net: 10_000 }]);
  });

  it("never lose a cent, and have no rate that no goods have", () => {
    const goods = fc.record({
      category: fc.constantFrom(...goodsCategories),
      net: fc.integer({ min: 0, max: 1_000_000 }),
      wasteFee: fc.integer({ min: 0, max: 5000 }),
    });
    fc.assert(
      fc.property(
        fc.array(goods, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 90_000 }),
        (lines, net) => {
          const service = line("preparation_costs", net);
          const parts = ratePartsOf(reduced, service, [...lines, service]);
          expect(parts.reduce((sum, part) => sum + part.net, 0)).toBe(net);
          const rates = new Set(lines.flatMap((one) => ratePartsOf(reduced, one, lines).map(({ rate }) => rate)));
          expect(parts.every(({ rate }) => rates.has(rate))).toBe(true);
        },
      ),
    );
  });
});

it("a coupon for some categories lowers the base of those alone: 67.66 of panels leave the wallbox at its price", () => {
  const totals = totalsOf(
    [
      { net: 67_660, wasteFee: 1000, rate: 1000, discounted: true },
      { net: 119_900, wasteFee: 350, rate: 1000, discounted: false },
      { net: 64_900, wasteFee: 200, rate: 2200, discounted: false },
    ],
    10_000,
    6766,
  );
  expect(totals.groups.map(({ rate, coupon }) => [rate, coupon])).toEqual([
    [1000, 6766],
    [2200, 0],
  ]);
  const [, wallbox] = totals.groups;
  expect(wallbox?.taxable).toBe(65_100 + (wallbox?.shipment ?? 0));
});
