import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import {
  faultsOf,
  mergeEdits,
  newProduct,
  shown,
  shownFields,
  stored,
  storedFields,
  unitOf,
} from "./product-values.ts";

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

it("leaves empty fields out of what it sends", () => {
  const values = shownFields({ ...newProduct, name: "  Modulo ", weight: 20_000 }, "panels");
  expect(storedFields(values, "panels")).toEqual({ ...newProduct, name: "Modulo", weight: 20_000 });
});

it("finds what the API would refuse", () => {
  const values = shownFields({ ...newProduct, isWholesaleActive: true }, "structures");
  const faults = faultsOf(values, "structures", "clamps").map(({ field, code }) => `${field} ${code}`);
  expect(faults.toSorted()).toEqual(
    ["material", "minQuantity", "name", "piecesPerPackage", "productCode", "weight"].map((name) => `${name} required`),
  );
});

describe("two editors", () => {
  it("keep each other's changes", () => {
    const base = { name: "A", weight: 1, minQuantity: 1 };
    expect(mergeEdits(base, { ...base, name: "B" }, { ...base, weight: 2 })).toEqual({
      values: { name: "B", weight: 2, minQuantity: 1 },
      conflicts: [],
    });
  });
  it("are told of the field that both have changed", () => {
    const base = { name: "A" };
    expect(mergeEdits(base, { name: "B" }, { name: "C" })).toEqual({
      values: { name: "B" },
      conflicts: [{ field: "name", theirs: "C" }],
    });
    expect(mergeEdits(base, { name: "B" }, { name: "B" }).conflicts).toEqual([]);
  });
});
