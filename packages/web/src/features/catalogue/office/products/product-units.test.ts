import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import { inUnitsOf, shown, stored, unitOf } from "./product-units.ts";

describe("units of spec 9", () => {
  it.each([
    ["weight", 21_550, "panels", 21.55, "kg"],
    ["powerWatt", 450, "panels", 450, "W"],
    ["powerWatt", 600, "optimizers", 600, "W"],
    ["powerWatt", 10_000, "inverters", 10, "kW"],
    ["powerWatt", 7400, "emobility", 7.4, "kW"],
    ["energyWattHour", 5120, "batteries", 5.12, "kWh"],
    ["sizeX", 1762, "panels", 1762, "mm"],
    ["cableLength", 120, "optimizers", 120, "cm"],
    ["tempCoefficient", -0.29, "panels", -0.29, "%/°C"],
  ] as const)("shows %s %d of %s as %d %s", (field, value, category, inUnits, unit) => {
    expect(shown(field, value, category)).toBe(inUnits);
    expect(unitOf(field, category)?.name).toBe(unit);
    expect(stored(field, inUnits, category)).toBe(value);
  });

  it("stores again what it showed, to the gram and to the watt", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("weight", "powerWatt", "energyWattHour", "sizeX"),
        fc.constantFrom(...goodsCategories),
        fc.integer({ min: 1, max: 5_000_000 }),
        (field, category, value) => {
          expect(stored(field, shown(field, value, category), category)).toBe(value);
        },
      ),
    );
  });
});

it("keeps what a figure says when the product becomes one of another category", () => {
  const typed = { powerWatt: 450, weight: 21.5, cellsNumber: 108, name: "Modulo", visibility: true };
  const asInverter = inUnitsOf(typed, "panels", "inverters");
  expect(asInverter).toEqual({ ...typed, powerWatt: 0.45 });
  expect(inUnitsOf(asInverter, "inverters", "panels")).toEqual(typed);
});
