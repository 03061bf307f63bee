import type { Technical, TechnicalField } from "./product.ts";
import type { GoodsCategory, ShippingTime } from "./taxonomy.ts";

/** What results are narrowed by as a choice of values, each with a count. `delivery` is weeks, `phases` 1 or 3. */
export const countedFacets = [
  "category",
  "typology",
  "brand",
  "delivery",
  "technology",
  "phases",
  "cellsNumber",
  "mpptNumber",
  "tension",
  "bms",
  "connectorType",
  "material",
  "protectionClass",
  "numberStringIn",
  "numberStringOut",
] as const;
export type CountedFacet = (typeof countedFacets)[number];

/**
 * What results are narrowed by as a number from and to. `price` in cents as this viewer sees it: net for companies, else
 * with VAT and waste-disposal tax. The others in the units of their fields: W, Wh, %, V, A, years.
 */
export const rangedFacets = [
  "price",
  "power",
  "energy",
  "efficiency",
  "voc",
  "maxVoltage",
  "maxShortCircuitCurrent",
  "currentOutput",
  "productGuarantee",
] as const;
export type RangedFacet = (typeof rangedFacets)[number];
export type Facet = CountedFacet | RangedFacet;

/** The field behind each range but the price, which depends on who looks. */
export const rangedFields = {
  power: "powerWatt",
  energy: "energyWattHour",
  efficiency: "efficiency",
  voc: "voc",
  maxVoltage: "maxVoltage",
  maxShortCircuitCurrent: "maxShortCircuitCurrent",
  currentOutput: "currentOutput",
  productGuarantee: "productGuarantee",
} as const satisfies Record<Exclude<RangedFacet, "price">, TechnicalField>;

/** What every search can be narrowed by. */
export const commonFacets: readonly Facet[] = ["category", "typology", "brand", "delivery", "price"];

/** What only a category has, in the order in which a buyer asks for it. */
export const facetsOfCategory: Readonly<Record<GoodsCategory, readonly Facet[]>> = {
  panels: ["power", "efficiency", "technology", "cellsNumber", "voc", "productGuarantee"],
  inverters: ["power", "phases", "mpptNumber", "maxVoltage", "maxShortCircuitCurrent", "productGuarantee"],
  batteries: ["energy", "tension", "bms", "technology", "protectionClass", "productGuarantee"],
  emobility: ["power", "phases", "connectorType", "currentOutput", "protectionClass"],
  optimizers: ["power", "maxVoltage", "efficiency", "protectionClass"],
  structures: ["material"],
  electrical_cabinet: ["protectionClass", "numberStringIn", "numberStringOut"],
  others: ["protectionClass"],
};

/** Facets whose values are numbers: listed in their order, not by how many products have them. */
export const numericFacets: ReadonlySet<CountedFacet> = new Set([
  "delivery",
  "phases",
  "cellsNumber",
  "mpptNumber",
  "numberStringIn",
  "numberStringOut",
]);

/** Weeks until the goods are there, by the longer end of the shipping time; "5+" knows only the earliest. */
export const deliveryWeeks: Readonly<Record<ShippingTime, number | undefined>> = {
  "1": 1,
  "1-2": 2,
  "2": 2,
  "2-3": 3,
  "3-4": 4,
  "4-5": 5,
  "5+": 5,
  request: undefined,
};

interface Described {
  category: string;
  typology?: string | undefined;
  brand: string;
  fields: Technical & { shippingTime: ShippingTime };
}

const phasesOf = (typology = ""): string | undefined =>
  typology.endsWith("threephase") ? "3" : typology.endsWith("monophase") ? "1" : undefined;

/** The value that a product has of a facet, as a text; undefined when it has none. */
export function facetValue(facet: CountedFacet, { category, typology, brand, fields }: Described): string | undefined {
  switch (facet) {
    case "category":
      return category;
    case "typology":
      return typology;
    case "brand":
      return brand;
    case "phases":
      return phasesOf(typology);
    case "delivery": {
      const weeks = deliveryWeeks[fields.shippingTime];
      return fields.shippingTime === "5+" ? "5+" : weeks === undefined ? undefined : String(weeks);
    }
    default: {
      const value = fields[facet];
      return value === undefined ? undefined : String(value);
    }
  }
}
