import { describe, expect, it } from "vitest";
import {
  productSchema,
  requiredFields,
  requiredTechnicalFields,
  technicalFields,
  type TechnicalField,
} from "./product.ts";
import { productPath } from "./slug.ts";
import { goodsCategories, typologies, type GoodsCategory } from "./taxonomy.ts";

const panel: TechnicalField[] = [
  "powerWatt",
  "productGuarantee",
  "performanceGuarantee",
  "cellsNumber",
  "tempCoefficient",
  "efficiency",
  "technology",
];
const inverter: TechnicalField[] = [
  "powerWatt",
  "mpptNumber",
  "mpptInputs",
  "maxShortCircuitCurrent",
  "maxVoltage",
  "productGuarantee",
];
const battery: TechnicalField[] = [
  "productGuarantee",
  "technology",
  "protectionClass",
  "energyWattHour",
  "tension",
  "bms",
];
const charger: TechnicalField[] = [
  "powerWatt",
  "productGuarantee",
  "protectionClass",
  "currentOutput",
  "connectorType",
];

/** Every category and typology of spec 3 with what spec 5 asks of it, written by hand the other way round than the code. */
const expected: Record<GoodsCategory, Partial<Record<string, TechnicalField[]>>> = {
  panels: {
    monocrystalline: panel,
    polycrystalline: panel,
    standard: panel,
    fullblack: panel,
    bifacial: panel,
    colored: panel,
    bipv: panel,
  },
  inverters: {
    monophase: inverter,
    threephase: inverter,
    "hybrid-monophase": inverter,
    "hybrid-threephase": inverter,
    retrofit: inverter,
    offgrid: inverter,
    microinverter: inverter,
    accessories: [],
  },
  batteries: { "batteries-only": battery, industrial: battery, accessories: [] },
  emobility: { monophase: charger, threephase: charger, "dc-charger": charger, accessories: [] },
  others: { connectors: [], "interface-device": [], "spare-parts": [], "weather-station": [] },
  optimizers: { none: ["powerWatt", "maxVoltage", "efficiency", "protectionClass", "cableLength", "voltageRange"] },
  structures: {
    profiles: ["material"],
    junctions: ["material"],
    brackets: ["material"],
    clamps: ["material"],
    screws: ["material"],
    accessories: [],
    ballasts: ["material"],
    "roof-systems": ["material"],
    "sheet-systems": ["material"],
    "ground-systems": ["material"],
    "standing-seam-systems": ["material"],
    "corrugated-systems": ["material"],
    "bitumen-systems": ["material"],
    "flat-roof": ["material"],
    "integrated-anchoring": ["material"],
    balcony: ["material"],
    facade: ["material"],
    shelter: ["material"],
  },
  electrical_cabinet: {
    "ac-dc-cabinet": ["protectionClass", "numberStringIn", "numberStringOut", "powerWattMin", "powerWattMax"],
    "interface-cabinet": ["protectionClass", "powerWattMin", "powerWattMax"],
    "field-cabinet": ["protectionClass", "numberStringIn", "numberStringOut"],
  },
};

it("has a row for every category and typology", () => {
  for (const category of goodsCategories) {
    const known = Object.keys(typologies[category]);
    expect(Object.keys(expected[category])).toEqual(expect.arrayContaining(known));
  }
});

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
  it("does without every other field", () => {
    const others = technicalFields.filter((field) => !fields.includes(field));
    for (const field of others) {
      const { [field]: _, ...rest } = { ...complete, [field]: sample[field] } as Record<string, unknown>;
      expect(productSchema(category, typology).safeParse(rest).success).toBe(true);
    }
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

it.each([
  ["8001230000008", true],
  ["8001230000000", false],
  ["80012306", true],
  ["80012301", false],
  ["036000291452", true],
  ["036000291453", false],
  ["10614141000415", true],
  ["10614141000416", false],
  ["12345", true],
  ["SC-8001230000000", true],
])("takes %s as a product's number: %s", (numberCode, taken) => {
  const { error } = productSchema("others", "connectors").safeParse({ ...base, numberCode });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual(
    taken ? undefined : [[["numberCode"], "check-digit"]],
  );
});

it("knows every required field as a technical field, and every typology by name", () => {
  expect(Object.keys(requiredFields).every((field) => technicalFields.includes(field as TechnicalField))).toBe(true);
  expect(Object.keys(typologies.structures)).toHaveLength(18);
});

it("writes the SEO address by spec 2", () => {
  const path = productPath({ category: "panels", brand: "Trina Solar", name: "Vertex S+ TSM-450, 1.5/A", id: "01" });
  expect(path).toBe("/panels/trina-solar/vertex-s%2B-tsm-450--1-5-a/01");
});

it("works out the schema of a kind of product once", () => {
  expect(productSchema("panels", "fullblack")).toBe(productSchema("panels", "fullblack"));
  expect(productSchema("panels", "fullblack")).not.toBe(productSchema("inverters", "fullblack"));
});
