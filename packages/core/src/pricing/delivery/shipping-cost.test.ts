import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstTariff } from "./delivery-tariff.ts";
import { shippingCost as costBy, type Destination, type Freight } from "./shipping-cost.ts";

const shippingCost = (freight: readonly Freight[], destination: Destination | "pickup") =>
  costBy(freight, destination, firstTariff);

const padua: Destination = { countryCode: "IT", postalCode: "35030", tailLift: false };
const panel = (quantity: number): Freight => ({
  category: "panels",
  quantity,
  weight: 21_300,
  sizes: [1722, 1134, 30],
  piecesPerPackage: 36,
});
const inverter: Freight = {
  category: "inverters",
  quantity: 1,
  weight: 17_000,
  sizes: [365, 365, 156],
  piecesPerPackage: 1,
};
const battery: Freight = {
  category: "batteries",
  quantity: 1,
  weight: 63_000,
  sizes: [670, 600, 150],
  piecesPerPackage: 1,
};

const total = (freight: readonly Freight[], destination: Destination | "pickup" = padua) => {
  const steps = shippingCost(freight, destination);
  return steps === "quotation" ? Number.NaN : steps.reduce((sum, { amount }) => sum + amount, 0);
};

describe("what shipping costs by the sample tariff (domain-rules 6.6)", () => {
  it("asks for a quotation where whole containers are in it, also when they are collected", () => {
    const container = { ...panel(792), byContainer: true };
    for (const place of [padua, "pickup" as const])
      expect(shippingCost([inverter, container], place)).toBe("quotation");
  });

  it.each([
    ["07026", false],
    ["57037", false],
    ["80077", false],
    ["80070", true],
    ["90139", false],
  ])("counts %s as an island", (postalCode, island) => {
    expect(total([inverter], { ...padua, postalCode, island })).toBe(2500);
  });

  it("does not count the mainland beside an island as one", () => {
    expect(total([inverter], { ...padua, postalCode: "57025" })).toBe(1500);
    expect(total([inverter], { ...padua, postalCode: "80070" })).toBe(1800);
  });

  it("sends a light piece as a parcel", () => {
    expect(shippingCost([inverter], padua)).toEqual([
      { code: "parcels", amount: 1500, params: { kg: 17, parcels: 1 } },
    ]);
  });

  it("puts a full package, or a piece over 30 kg, on a pallet, and asks more for lithium", () => {
    expect(shippingCost([panel(36)], padua)).toEqual([
      { code: "pallets", amount: 7900, params: { kg: 767, consignments: 1 } },
    ]);
    expect(shippingCost([battery], padua)).toEqual([
      { code: "pallets", amount: 5900, params: { kg: 63, consignments: 1 } },
      { code: "lithium", amount: 3000, params: {} },
    ]);
  });

  it("puts on a pallet what would cost more in many parcels: 18 panels are 13 parcels, 195 €", () => {
    expect(shippingCost([panel(18)], padua)).toEqual([
      { code: "pallets", amount: 7900, params: { kg: 384, consignments: 1 } },
    ]);
  });

  it("adds the small parcel to the pallet that goes anyway", () => {
    expect(shippingCost([battery, inverter], padua)).toEqual([
      { code: "pallets", amount: 5900, params: { kg: 80, consignments: 1 } },
      { code: "lithium", amount: 3000, params: {} },
    ]);
  });

  it("lifts pallets only", () => {
    expect(total([inverter], { ...padua, tailLift: true })).toBe(1500);
    expect(total([panel(36)], { ...padua, tailLift: true })).toBe(7900 + 2500);
  });

  it("brings pallets by a smaller lorry where a large one doesn't get, beside the tail lift; parcels as ever", () => {
    const alley = { ...padua, truckAccess: false };
    expect(total([inverter], alley)).toBe(1500);
    expect(total([panel(36)], { ...padua, truckAccess: true })).toBe(7900);
    expect(shippingCost([panel(36)], { ...alley, tailLift: true })).toEqual([
      { code: "pallets", amount: 7900, params: { kg: 767, consignments: 1 } },
      { code: "tail-lift", amount: 2500, params: {} },
      { code: "small-vehicle", amount: 4500, params: {} },
    ]);
  });

  it("leaves in parcels what is cheaper so than on a pallet by a smaller lorry", () => {
    const pieces = Array.from({ length: 6 }, () => inverter);
    expect(total(pieces)).toBe(5900);
    expect(shippingCost(pieces, { ...padua, truckAccess: false })).toEqual([
      { code: "parcels", amount: 6000, params: { kg: 102, parcels: 4 } },
    ]);
  });

  it.each([
    ["35030", 7900],
    ["80100", 9900],
    ["90100", 15_900],
  ])("asks by the zone of the postal code: %s, %i cents", (postalCode, cents) => {
    expect(total([panel(36)], { ...padua, postalCode })).toBe(cents);
  });

  const crate = (grams: number, sizes: Freight["sizes"] = [300, 300, 300]): Freight => ({
    ...inverter,
    weight: grams,
    sizes,
  });
  it.each([
    ["10 kg", [crate(10_000)], 900],
    ["a gram above 10 kg", [crate(10_001)], 1500],
    ["30 kg, 1.75 m long", [crate(30_000, [1750, 100, 100])], 1500],
    ["longer than 1.75 m", [crate(5_000, [1751, 100, 100])], 5900],
    ["a gram above 30 kg", [crate(30_001)], 5900],
    ["300 kg", [crate(300_000)], 5900],
    ["a gram above 300 kg", [crate(300_001)], 7900],
    ["800 kg", [crate(800_000)], 7900],
    ["a gram above 800 kg", [crate(800_001)], 9900],
    ["1,200 kg", [crate(1_200_000)], 9900],
    ["a gram above 1,200 kg", [crate(1_200_001)], 9900 + 5900],
    ["1 cubic metre, which counts as 250 kg", [crate(31_000, [1000, 1000, 1000])], 5900],
    ["1.21 cubic metres", [crate(31_000, [1000, 1000, 1210])], 7900],
    ["3 m long", [crate(31_000, [3000, 100, 100])], 5900],
    ["longer than 3 m", [crate(31_000, [3001, 100, 100])], 5900 + 3500],
  ] as const)("the tariff's edges: %s", (_, freight, cents) => expect(total(freight)).toBe(cents));

  it("weighs to the gram: pieces that weigh 300 kg together are not 301", () => {
    const pieces = [95_400, 93_200, 73_100, 38_300].map((grams) => crate(grams));
    expect(total(pieces)).toBe(5900);
  });

  it("asks the same in whatever order the goods are named", () => {
    const goods = fc.array(
      fc.record({
        category: fc.constant("others" as const),
        quantity: fc.integer({ min: 1, max: 60 }),
        weight: fc.integer({ min: 1, max: 60_000 }),
        sizes: fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max: 2000 }))) as fc.Arbitrary<
          [number, number, number]
        >,
        piecesPerPackage: fc.nat(40),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(goods, (freight) => {
        expect(shippingCost(freight.toReversed(), padua)).toEqual(shippingCost(freight, padua));
      }),
    );
  });

  it("costs nothing from the amount of goods on that the tariff says, but where tariffs end", () => {
    const tariff = { ...firstTariff, freeFrom: 100_000 };
    const free = [{ code: "free", amount: 0, params: {} }];
    expect(costBy([panel(36)], { ...padua, tailLift: true }, tariff, 100_000)).toEqual(free);
    expect(costBy([panel(36)], padua, tariff, 99_999)).toEqual(shippingCost([panel(36)], padua));
    expect(costBy([panel(36)], padua, firstTariff, 9_999_999)).toEqual(shippingCost([panel(36)], padua));
    expect(costBy([panel(36)], { ...padua, countryCode: "CH", postalCode: "8001" }, tariff, 100_000)).toBe("quotation");
    expect(costBy([{ ...panel(792), byContainer: true }], padua, tariff, 9_999_999)).toBe("quotation");
  });

  it("leaves exports to a quotation and asks nothing for a pickup", () => {
    expect(shippingCost([inverter], { countryCode: "CH", postalCode: "8001", tailLift: false })).toBe("quotation");
    expect(total([panel(36)], "pickup")).toBe(0);
  });

  it("never asks more for some panels than for a full package of them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 35 }), fc.boolean(), fc.boolean(), (pieces, tailLift, truckAccess) => {
        const place = { ...padua, tailLift, truckAccess };
        expect(total([panel(pieces)], place)).toBeLessThanOrEqual(total([panel(36)], place));
      }),
    );
  });
});
