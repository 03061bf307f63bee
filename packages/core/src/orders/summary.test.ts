import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleOrder } from "../../../../tests/support/example-order.ts";
import { divideRounded } from "../platform/money.ts";
import { totalsOf, type VatTreatment } from "../tax/index.ts";
import { grossPrices } from "./gross-prices.ts";
import { lineNet, type OrderLine, type PriceStep } from "./order.ts";
import { summaryOf } from "./summary.ts";

const [example] = exampleOrder("it", "it").lines;
type Some = Partial<OrderLine>;

/** An order of such lines with so much net shipping and coupon, at a place's rates. */
function order(some: readonly Some[], treatment: VatTreatment, { shipping = 0, coupon = 0 } = {}) {
  const lines = some.map((one) => ({ ...example!, quantity: 1, wasteFee: 0, ...one }));
  const rate = ({ category }: OrderLine) => (category === "inverters" ? treatment.reduced : treatment.standard);
  const totals = totalsOf(
    lines.map((line) => ({ net: lineNet(line), wasteFee: line.wasteFee * line.quantity, rate: rate(line) })),
    shipping,
    coupon,
  );
  const steps: PriceStep[] = [
    { code: "products", amount: totals.productsAmount, params: {} },
    { code: "waste-disposal-tax", amount: totals.wasteDisposalTax, params: {} },
    ...(lines.length > 0 && shipping > 0
      ? ([
          { code: "shipment", amount: shipping - Math.floor(shipping / 3), params: { kind: "pallets" } },
          { code: "shipment", amount: Math.floor(shipping / 3), params: { kind: "tail-lift" } },
        ] as const)
      : []),
    ...(totals.couponAmount > 0 ? [{ code: "coupon" as const, amount: 0 - totals.couponAmount, params: {} }] : []),
    ...totals.groups.map((group) => ({ code: "vat" as const, amount: group.vat, params: { rate: group.rate } })),
  ];
  return { lines, amounts: { ...totals, shipmentState: "known" as const, steps, treatment } };
}

const at = (standard: number, reduced = standard): VatTreatment => ({ rule: "domestic", standard, reduced });
const sumOf = (steps: readonly { amount: number }[]) => steps.reduce((sum, { amount }) => sum + amount, 0);
const rounding = ({ rows }: { rows: readonly PriceStep[] }) =>
  rows.find(({ code }) => code === "rounding")?.amount ?? 0;
const shown = (placed: ReturnType<typeof order>) =>
  summaryOf(placed, "gross").rows.map(({ code, amount }) => [code, amount]);

describe("a gross line is what its piece costs, times the pieces", () => {
  it.each([
    ["a battery of 2,926.08 in a shop of 22 %", 239_793, 50, 2200, 1, 292_608],
    ["sixteen modules of 89.29", 7_219, 100, 2200, 16, 16 * 8_929],
    ["a good of one cent at 22 %", 1, 0, 2200, 1, 1],
    ["three goods of one cent at 22 %", 1, 0, 2200, 3, 3],
    ["goods of two cents at 20 %", 2, 0, 2000, 5, 10],
    ["goods of three cents at 19 %", 3, 0, 1900, 7, 28],
    ["goods of five cents at 10 %", 5, 0, 1000, 3, 18],
  ])("%s", (_, unit, wasteFee, rate, quantity, all) => {
    const [price] = grossPrices([{ ...example!, unit, wasteFee, quantity }], at(rate));
    expect(price?.all).toBe(all);
    expect(price!.each * quantity).toBe(all);
  });

  it("and where full packs have their own price the sum of such parts", () => {
    const parts = [
      { kind: "pallet", unit: 5_925, quantity: 36 },
      { kind: "piece", unit: 6_440, quantity: 1 },
    ] as unknown as OrderLine["parts"];
    const [price] = grossPrices([{ ...example!, unit: 6_440, wasteFee: 100, quantity: 37, parts }], at(2200));
    expect(price?.parts).toEqual([
      { quantity: 36, each: 7_351, all: 36 * 7_351 },
      { quantity: 1, each: 7_979, all: 7_979 },
    ]);
    expect(price).toMatchObject({ each: 7_979, all: 36 * 7_351 + 7_979 });
  });
});

describe("the sum of a private buyer's order", () => {
  it("has no row for a rounding that isn't there, and what of the total is VAT", () => {
    const placed = order([{ unit: 10_000 }], at(2200), { shipping: 3_000, coupon: 1_000 });
    expect(shown(placed)).toEqual([
      ["products", 12_200],
      ["shipment", 2_440],
      ["shipment", 1_220],
      ["coupon", -1_220],
    ]);
    expect(summaryOf(placed, "gross").included).toEqual([{ code: "vat", amount: 2_640, params: { rate: 2200 } }]);
    expect(placed.amounts.total).toBe(14_640);
  });

  it("says the cents of 28 lines whose VAT is rounded once", () => {
    const lines = Array.from({ length: 28 }, () => ({ unit: 7_219, wasteFee: 100 }));
    const placed = order(lines, at(2200));
    expect(placed.amounts.total).toBe(28 * 7_319 + divideRounded(28 * 7_319 * 22, 100));
    expect(shown(placed)).toEqual([
      ["products", 28 * 8_929],
      ["rounding", placed.amounts.total - 28 * 8_929],
    ]);
    expect(placed.amounts.total - 28 * 8_929).toBe(5);
  });

  it("goes down as well as up", () => {
    const placed = order([{ unit: 3, quantity: 100 }], at(2200));
    expect(shown(placed)).toEqual([
      ["products", 400],
      ["rounding", -34],
    ]);
  });

  it("has a row of VAT for each rate", () => {
    const placed = order([{ unit: 10_000 }, { unit: 10_000, category: "emobility" }], at(2200, 1000));
    expect(summaryOf(placed, "gross").included.map(({ amount, params }) => [amount, params["rate"]])).toEqual([
      [1_000, 1000],
      [2_200, 2200],
    ]);
  });
});

const someLine = (quantity: fc.Arbitrary<number>) =>
  fc.record({
    unit: fc.oneof(fc.nat(5), fc.nat(1_000_000)),
    wasteFee: fc.nat(1_200),
    quantity,
    category: fc.constantFrom("inverters" as const, "emobility" as const),
  });
const rates = fc.constantFrom(at(2200), at(2200, 1000), at(1900), at(2000), at(0));
const costs = fc.record({ shipping: fc.nat(100_000), coupon: fc.nat(50_000) });

it("adds up to the total on either basis, and tells nothing of the other, whatever the basket", () => {
  fc.assert(
    fc.property(
      fc.array(someLine(fc.integer({ min: 1, max: 900 })), { maxLength: 28 }),
      rates,
      costs,
      (some, rate, cost) => {
        const placed = order(some, rate, cost);
        const { lines, amounts } = placed;
        for (const basis of ["net", "gross"] as const) expect(sumOf(summaryOf(placed, basis).rows)).toBe(amounts.total);
        const gross = summaryOf(placed, "gross");
        const codes = new Set(gross.rows.map(({ code }) => code));
        for (const code of ["vat", "waste-disposal-tax", "battery-contribution"] as const)
          expect(codes).not.toContain(code);
        expect(sumOf(gross.included)).toBe(amounts.vatAmount);
        const net = summaryOf(placed, "net");
        expect([rounding(net), net.included]).toEqual([0, []]);
        const prices = grossPrices(lines, rate);
        prices.forEach(({ each, all }, index) => expect(all).toBe(each * lines[index]!.quantity));
        if (lines.length > 0) expect(gross.rows[0]?.amount).toBe(prices.reduce((sum, { all }) => sum + all, 0));
        const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(Math.abs(rounding(gross))).toBeLessThanOrEqual(pieces / 2 + 1.5 * amounts.groups.length);
      },
    ),
  );
});

it("rounds lines of one piece by no more cents than there are lines, and two", () => {
  fc.assert(
    fc.property(
      fc.array(someLine(fc.constant(1)), { minLength: 1, maxLength: 28 }),
      rates,
      costs,
      (some, rate, cost) => {
        expect(Math.abs(rounding(summaryOf(order(some, rate, cost), "gross")))).toBeLessThanOrEqual(some.length + 2);
      },
    ),
  );
});
