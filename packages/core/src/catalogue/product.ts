import * as z from "zod";
import { equipmentKinds } from "../platform/equipment.ts";
import { bmsKinds, connectorTypes, materials, shippingTimes, technologies, tensions } from "./taxonomy.ts";
import type { Category, ShippingTime, Technology } from "./taxonomy.ts";
import { line, unshortened } from "../platform/text/typed.ts";
import { hasCheckDigit } from "./number-code.ts";

const whole = (min = 0, max = 1_000_000) => z.int().min(min).max(max);
const figure = (min = 0, max = 1_000_000) => z.number().min(min).max(max);
const keysOf = <T extends string>(object: Record<T, unknown>) => Object.keys(object) as [T, ...T[]];

/**
 * The technical fields of spec 3, each optional here; `requiredFields` says where one must be. Units: W, Wh, V, A, %,
 * %/°C, cm (cable), years (guarantees). The second block is what the system check needs beyond the specification
 * (domain-rules 7.1): always optional. `batteryVoltageMin`, `batteryVoltageMax` and `batteryPowerWatt` are what an inverter
 * takes and what a battery has.
 */
export const technicalShape = {
  powerWatt: figure(0.1),
  mpptNumber: whole(1),
  mpptInputs: whole(1),
  maxShortCircuitCurrent: figure(),
  maxVoltage: figure(),
  maxCurrent: figure(),
  productGuarantee: figure(0, 100),
  performanceGuarantee: figure(0, 100),
  cellsNumber: whole(1),
  tempCoefficient: figure(-5, 0),
  efficiency: figure(0, 100),
  technology: z.enum(keysOf<Technology>(technologies)),
  material: z.enum(materials),
  protectionClass: z.string().regex(/^IP[\dX]{2}[A-Z]?$/),
  numberStringIn: whole(1),
  numberStringOut: whole(1),
  powerWattMin: figure(),
  powerWattMax: figure(),
  cableLength: figure(),
  voltageRange: line().min(1).max(40),
  currentOutput: figure(),
  connectorType: z.enum(connectorTypes),
  energyWattHour: figure(0.1, 100_000_000),
  tension: z.enum(tensions),
  bms: z.enum(bmsKinds),
  voc: figure(),
  isc: figure(),
  vmp: figure(),
  imp: figure(),
  vocTempCoefficient: figure(-5, 0),
  maxSystemVoltage: figure(),
  mpptMinVoltage: figure(),
  mpptMaxVoltage: figure(),
  maxDcPowerWatt: figure(),
  batteryTension: z.enum(tensions),
  batteryVoltageMin: figure(),
  batteryVoltageMax: figure(),
  batteryPowerWatt: figure(0, 100_000_000),
  maxParallel: whole(1),
} as const;

export type TechnicalField = keyof typeof technicalShape;
export type Technical = { [K in TechnicalField]?: z.output<(typeof technicalShape)[K]> | undefined };
export const technicalFields = keysOf<TechnicalField>(technicalShape);

const optionalTechnical = Object.fromEntries(
  Object.entries(technicalShape).map(([name, schema]) => [name, schema.optional()]),
) as unknown as { [K in TechnicalField]: z.ZodOptional<(typeof technicalShape)[K]> };

/** The most pieces that a minimum, or a pallet, may ask for. */
const mostPieces = 100_000;

/** A field that must be there says so when it isn't; other faults keep their own words. */
const orRequired = { error: ({ input }: { input?: unknown }) => (input === undefined ? "required" : undefined) };

/** The product's own fields (spec 3 and 5). Weight in grams, sizes in mm. */
export const ProductFields = z.object({
  name: z.string(orRequired).trim().min(1).max(120),
  productCode: unshortened(z.string(orRequired).trim().min(1).max(32)),
  numberCode: unshortened(line().max(32)).refine(hasCheckDigit, "check-digit").optional(),
  customsCode: unshortened(line().max(25)).optional(),
  visibility: z.boolean().default(true),
  toBeQuoted: z.boolean().default(false),
  isWholesaleActive: z.boolean().default(false),
  weight: z.int(orRequired).min(1).max(5_000_000),
  minQuantity: z.int(orRequired).min(0).max(mostPieces),
  piecesPerPackage: z.int(orRequired).min(0).max(mostPieces),
  palletsPerContainer: whole(1).optional(),
  shippingTime: z.enum(keysOf<ShippingTime>(shippingTimes)).default("request"),
  sizeX: whole(1).optional(),
  sizeY: whole(1).optional(),
  sizeZ: whole(1).optional(),
  /** What it is for the law of waste, where the rule of its kind would be wrong (domain-rules 1.4); absent: by rule. */
  equipmentKind: z.enum(equipmentKinds).optional(),
  /** Said of this product alone; else its series speaks for it. */
  descriptionTitle: line().max(200).optional(),
  descriptionSubtitle: line().max(400).optional(),
  /** What the picture shows, for whoever can't see it. */
  imageAlt: line().max(200).optional(),
  ...optionalTechnical,
});
export type ProductFields = z.output<typeof ProductFields>;

/** Where a technical field must be given (spec 5); nowhere when the typology is accessories. */
export const requiredFields: Readonly<Partial<Record<TechnicalField, readonly Requirement[]>>> = {
  powerWatt: ["optimizers", "panels", "emobility", "inverters"],
  mpptNumber: ["inverters"],
  mpptInputs: ["inverters"],
  maxShortCircuitCurrent: ["inverters"],
  maxVoltage: ["inverters", "optimizers"],
  productGuarantee: ["panels", "batteries", "emobility", "inverters"],
  performanceGuarantee: ["panels"],
  tempCoefficient: ["panels"],
  cellsNumber: ["panels"],
  efficiency: ["panels", "optimizers"],
  technology: ["panels", "batteries"],
  material: ["structures"],
  protectionClass: ["optimizers", "batteries", "emobility", "electrical_cabinet"],
  numberStringIn: ["electrical_cabinet/ac-dc-cabinet", "electrical_cabinet/field-cabinet"],
  numberStringOut: ["electrical_cabinet/ac-dc-cabinet", "electrical_cabinet/field-cabinet"],
  powerWattMin: ["electrical_cabinet/ac-dc-cabinet", "electrical_cabinet/interface-cabinet"],
  powerWattMax: ["electrical_cabinet/ac-dc-cabinet", "electrical_cabinet/interface-cabinet"],
  cableLength: ["optimizers"],
  voltageRange: ["optimizers"],
  currentOutput: ["emobility"],
  connectorType: ["emobility"],
  energyWattHour: ["batteries"],
  tension: ["batteries"],
  bms: ["batteries"],
};
type Requirement = Category | `electrical_cabinet/${string}`;

/** The technical fields that a product of this kind must have. */
export function requiredTechnicalFields(category: Category, typology: string | undefined): TechnicalField[] {
  if (typology === "accessories") return [];
  return technicalFields.filter((field) =>
    requiredFields[field]?.some((where) => where === category || where === `${category}/${typology}`),
  );
}

/**
 * Fields that a product of a category may have beside the required ones: what spec 3 names and requires nowhere, and what
 * the system check needs. Accessories have them all as free choices.
 */
const optionalFields: Readonly<Partial<Record<Category, readonly TechnicalField[]>>> = {
  panels: ["maxCurrent", "voc", "isc", "vmp", "imp", "vocTempCoefficient", "maxSystemVoltage"],
  inverters: [
    ...(["maxCurrent", "efficiency", "protectionClass", "mpptMinVoltage", "mpptMaxVoltage", "maxDcPowerWatt"] as const),
    ...(["batteryTension", "batteryVoltageMin", "batteryVoltageMax", "batteryPowerWatt", "maxParallel"] as const),
  ],
  batteries: ["maxCurrent", "batteryVoltageMin", "batteryVoltageMax", "batteryPowerWatt", "maxParallel"],
  optimizers: ["maxCurrent", "maxShortCircuitCurrent", "productGuarantee"],
  emobility: ["cableLength", "voltageRange"],
  electrical_cabinet: ["maxVoltage", "maxCurrent"],
  others: ["powerWatt", "cableLength", "protectionClass", "productGuarantee", "connectorType"],
  structures: ["productGuarantee"],
};

/** The technical fields that the editor offers for this kind, the required ones first. */
export function offeredTechnicalFields(category: Category, typology: string | undefined): TechnicalField[] {
  const required = requiredTechnicalFields(category, typology);
  const ofCategory = typology === "accessories" ? technicalFields.filter((f) => isRequiredSomewhere(f, category)) : [];
  return [...new Set([...required, ...ofCategory, ...(optionalFields[category] ?? [])])];
}

const isRequiredSomewhere = (field: TechnicalField, category: Category): boolean =>
  requiredFields[field]?.some((where) => where.split("/")[0] === category) ?? false;

/** Whether a product must say how many pallets fill a container: panels that sell wholesale (spec 5). */
export const needsPallets = (category: Category, { isWholesaleActive }: Pick<ProductFields, "isWholesaleActive">) =>
  category === "panels" && isWholesaleActive;

const schemaOf = (category: Category, typology: string | undefined) =>
  ProductFields.superRefine(
    (product, context) => {
      const required: (keyof ProductFields)[] = requiredTechnicalFields(category, typology);
      const withContainers = needsPallets(category, product);
      for (const field of withContainers ? [...required, "palletsPerContainer" as const] : required) {
        if (product[field] === undefined) context.addIssue({ code: "custom", path: [field], message: "required" });
      }
    },
    { when: ({ value }) => typeof value === "object" && value !== null },
  );

const schemas = new Map<string, ReturnType<typeof schemaOf>>();

/**
 * The one rule for the editor, the API and the import: the fields of a product of this series' category and typology.
 * Each missing field is reported at its name with the message `required`, all of them at once.
 */
export function productSchema(category: Category, typology: string | undefined): ReturnType<typeof schemaOf> {
  // Each schema works out a reader of its own when it is first used, which takes longer than the reading.
  const kind = `${category}/${typology ?? ""}`;
  const schema = schemas.get(kind) ?? schemaOf(category, typology);
  schemas.set(kind, schema);
  return schema;
}

/** What a stock comes to; oversold: orders have reserved more than lies there. */
export const availabilityStates = ["in-stock", "low", "to-order", "oversold"] as const;
export type AvailabilityState = (typeof availabilityStates)[number];

/** What a category's prices are compared by: the peak watts of panels, the watts of what converts, the kilowatt-hours of batteries. */
export function comparisonUnit(category: Category, product: Pick<Technical, "powerWatt" | "energyWattHour">) {
  if (category === "batteries" && product.energyWattHour)
    return { per: "kWh", size: product.energyWattHour / 1000 } as const;
  if (["panels", "inverters", "optimizers"].includes(category) && product.powerWatt) {
    return { per: category === "panels" ? "Wp" : "W", size: product.powerWatt } as const;
  }
  return undefined;
}
