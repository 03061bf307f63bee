import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equipmentKinds } from "../platform/equipment.ts";
import { equipmentKindOf, streamOf, wasteFee } from "./waste-fee.ts";

const today = "2026-11-22";

describe("what a product is for the law of waste (domain-rules 1.4)", () => {
  it.each([
    ["a panel", { category: "panels", typology: "bifacial" }, "photovoltaic-panel"],
    ["a photovoltaic tile", { category: "panels", typology: "bipv" }, "photovoltaic-panel"],
    ["an inverter", { category: "inverters", typology: "threephase", powerWatt: 5000 }, "electrical-equipment"],
    ["a dongle or a meter", { category: "inverters", typology: "accessories" }, "electrical-equipment"],
    ["an optimizer", { category: "optimizers", powerWatt: 440 }, "electrical-equipment"],
    ["a wallbox", { category: "emobility", typology: "monophase", powerWatt: 7400 }, "electrical-equipment"],
    ["a charging cable", { category: "emobility", typology: "accessories" }, "passive"],
    ["a pedestal", { category: "emobility", typology: "accessories" }, "passive"],
    ["a battery", { category: "batteries", typology: "batteries-only", energyWattHour: 5000 }, "battery"],
    ["battery cables", { category: "batteries", typology: "accessories" }, "passive"],
    ["a battery's base", { category: "batteries", typology: "accessories" }, "passive"],
    [
      "a management unit",
      { category: "batteries", typology: "accessories", bms: "integrated" },
      "electrical-equipment",
    ],
    ["a module for a tower", { category: "batteries", typology: "accessories", energyWattHour: 2400 }, "battery"],
    ["a connector", { category: "others", typology: "connectors" }, "passive"],
    ["an interface relay", { category: "others", typology: "interface-device" }, "electrical-equipment"],
    ["a weather station", { category: "others", typology: "weather-station" }, "electrical-equipment"],
    ["a spare part", { category: "others", typology: "spare-parts" }, "passive"],
    ["a clamp", { category: "structures", typology: "clamps" }, "passive"],
    ["a tool", { category: "structures", typology: "accessories" }, "passive"],
    ["a cabinet", { category: "electrical_cabinet", typology: "interface-cabinet" }, "electrical-equipment"],
    [
      "what the editor says",
      { category: "structures", typology: "clamps", equipmentKind: "electrical-equipment" },
      "electrical-equipment",
    ],
  ] as const)("%s", (_, product, kind) => expect(equipmentKindOf(product)).toBe(kind));
});

describe("the contribution of a piece", () => {
  it.each([
    ["photovoltaic-panel", 21_000, 100],
    ["electrical-equipment", 2_000, 25],
    ["electrical-equipment", 2_001, 50],
    ["electrical-equipment", 10_000, 100],
    ["electrical-equipment", 60_001, 1200],
    ["battery", 50_000, 500],
    ["battery", 63_000, 1200],
    ["passive", 16_000, 0],
  ] as const)("%s of %i grams in Italy: %i cents", (kind, weight, cents) => {
    expect(wasteFee(kind, weight, "IT", today)).toBe(cents);
  });

  it("is due in Italy alone, and never for what is passive", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...equipmentKinds),
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.constantFrom(..."IT ES GB FR DE RO PT BE LU NL AT CH BG PL RS UA NO HR".split(" ")),
        (kind, weight, country) => {
          expect(wasteFee(kind, weight, country, today) > 0).toBe(country === "IT" && streamOf(kind) !== undefined);
        },
      ),
    );
  });

  it("counts batteries in a stream of their own", () => {
    expect(equipmentKinds.map((kind) => streamOf(kind))).toEqual(["raee", "raee", "batteries", undefined]);
  });
});
