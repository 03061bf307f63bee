import * as fc from "fast-check";
import { expect, it } from "vitest";
import { isReckonable, plantAddress, plantOf } from "./plant-address.ts";

const panels = { quantity: 15, wattPeak: 420 };
const battery = { quantity: 2, wattHours: 5_120 };
const sold = {
  lines: [panels, { quantity: 1 }],
  amounts: { total: 1_220_000, vatAmount: 220_000 },
  basis: "gross",
  address: undefined,
} as const;
const told = (of: Parameters<typeof plantAddress>[0]) =>
  Object.fromEntries(new URL(plantAddress(of), "https://shop").searchParams);

it("takes power and price along: with VAT for who bears it, without for who doesn't", () => {
  expect(told(sold)).toEqual({ powerKw: "6.3", consumptionKwh: "6300", investmentCents: "1220000" });
  expect(told({ ...sold, basis: "net" })).toMatchObject({ investmentCents: "1000000" });
});

it("takes storage along, and the province where it is known", () => {
  const address = { countryCode: "IT", provinceCode: "PD" };
  expect(told({ ...sold, lines: [panels, battery], address })).toMatchObject({ storageKwh: "10.24", province: "PD" });
});

it("leaves out what is only offered beside", () => {
  expect(plantOf([panels, { ...panels, optional: true }, { ...battery, optional: true }])).toEqual({
    powerKw: 6.3,
    storageKwh: 0,
  });
});

it("is offered for plants that the calculator knows the sun and the size of", () => {
  expect(isReckonable(sold)).toBe(true);
  expect(isReckonable({ ...sold, address: "pickup" })).toBe(true);
  for (const wattPeak of [0, 499, 1_000_001]) expect(isReckonable({ lines: [{ quantity: 1, wattPeak }] })).toBe(false);
  expect(isReckonable({ ...sold, address: { countryCode: "DE" } })).toBe(false);
});

it("is the same whatever way its goods are split into lines, and never tells of parts of a watt", () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 500 }),
    wattPeak: fc.option(
      fc.integer({ min: 1, max: 7_500 }).map((tenths) => tenths / 10),
      { nil: undefined },
    ),
    wattHours: fc.option(
      fc.integer({ min: 1, max: 200_000 }).map((tenths) => tenths / 10),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const split = lines.flatMap((one) => [
        { ...one, quantity: one.quantity - 1 },
        { ...one, quantity: 1 },
      ]);
      const [whole, parts] = [plantOf(lines), plantOf(split)];
      for (const figure of ["powerKw", "storageKwh"] as const) {
        expect(parts[figure]).toBeCloseTo(whole[figure], 2);
        expect(Math.round(whole[figure] * 1000) / 1000).toBe(whole[figure]);
      }
    }),
  );
});
