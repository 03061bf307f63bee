import { describe, expect, it } from "vitest";
import {
  productSchema,
  requiredFields,
  requiredTechnicalFields,
  technicalFields,
  type TechnicalField,
} from "./product.ts";
import { productPath } from "./slug.ts";
import { typologies, type GoodsCategory } from "./taxonomy.ts";

/** Written from spec 5 by hand, the other way round than the code has it. */
const expected: Record<GoodsCategory, Partial<Record<string, TechnicalField[]>>> = {
  panels: {
    monocrystalline: [
      "powerWatt",
      "productGuarantee",
      "performanceGuarantee",
      "cellsNumber",
      "tempCoefficient",
      "efficiency",
      "technology",
    ],
  },
  inverters: {
    threephase: ["powerWatt", "mpptNumber", "mpptInputs", "maxShortCircuitCurrent", "maxVoltage", "productGuarantee"],
    accessories: [],
  },
  batteries: {
    industrial: ["productGuarantee", "technology", "protectionClass", "energyWattHour", "tension", "bms"],
    accessories: [],
  },
  emobility: {
    monophase: ["powerWatt", "productGuarantee", "protectionClass", "currentOutput", "connectorType"],
    accessories: [],
  },
  others: { connectors: [] },
  optimizers: { none: ["powerWatt", "maxVoltage", "efficiency", "protectionClass", "cableLength", "voltageRange"] },
  structures: { clamps: ["material"], accessories: [] },
  electrical_cabinet: {
    "ac-dc-cabinet": ["protectionClass", "numberStringIn", "numberStringOut", "powerWattMin", "powerWattMax"],
    "interface-cabinet": ["protectionClass", "powerWattMin", "powerWattMax"],
    "field-cabinet": ["protectionClass", "numberStringIn", "numberStringOut"],
  },
};

const sample: Record<TechnicalField, unknown> = {
  ...(Object.fromEntries(technicalFields.map((field) => [field, 10])) as Record<TechnicalField, unknown>),
  tempCoefficient: -0.3,
  vocTempCoefficient: -0.25,
  technology: "ntype",
  material: "Alluminio",
  protectionClass: "IP65",
  voltageRange: "8-60 V",
  connectorType: "Tipo 2",
  tension: "low-tension",
  bms: "integrated",
};
const base = { name: "Prova", productCode: "PR-1", weight: 1000, minQuantity: 1, piecesPerPackage: 0 };

const cases = Object.entries(expected).flatMap(([category, kinds]) =>
  Object.entries(kinds).map(([typology, fields]) => [category as GoodsCategory, typology, fields ?? []] as const),
);

describe.each(cases)("%s / %s", (category, typology, fields) => {
  const complete = { ...base, ...Object.fromEntries(fields.map((field) => [field, sample[field]])) };
  it("asks for what spec 5 asks for", () => {
    expect(new Set(requiredTechnicalFields(category, typology))).toEqual(new Set(fields));
    expect(productSchema(category, typology).safeParse(complete).success).toBe(true);
  });
  it.each(fields.map((field) => [field]))("refuses a product without %s", (field) => {
    const { [field]: _, ...rest } = complete as Record<string, unknown>;
    const result = productSchema(category, typology).safeParse(rest);
    expect(result.error?.issues).toMatchObject([{ path: [field], message: "required" }]);
  });
});

it("asks for pallets per container only for panels that sell wholesale", () => {
  const panel = {
    ...base,
    isWholesaleActive: true,
    ...Object.fromEntries(requiredTechnicalFields("panels", "bifacial").map((f) => [f, sample[f]])),
  };
  expect(productSchema("panels", "bifacial").safeParse(panel).success).toBe(false);
  expect(productSchema("panels", "bifacial").safeParse({ ...panel, palletsPerContainer: 26 }).success).toBe(true);
});

it.each([
  ["productCode", "x".repeat(33)],
  ["customsCode", "1".repeat(26)],
  ["piecesPerPackage", -1],
  ["minQuantity", -1],
  ["sizeX", 0],
  ["name", " "],
])("refuses %s = %s", (field, value) => {
  expect(productSchema("others", "connectors").safeParse({ ...base, [field]: value }).success).toBe(false);
});

it("knows every required field as a technical field, and every typology by name", () => {
  expect(Object.keys(requiredFields).every((field) => technicalFields.includes(field as TechnicalField))).toBe(true);
  expect(Object.keys(typologies.structures)).toHaveLength(18);
});

it("writes the SEO address by spec 2", () => {
  const path = productPath({ category: "panels", brand: "Trina Solar", name: "Vertex S+ TSM-450, 1.5/A", id: "01" });
  expect(path).toBe("/panels/trina-solar/vertex-s%2B-tsm-450--1-5-a/01");
});
