import { productSchema, technicalFields, type TechnicalField } from "@solvia/core/catalogue/product";
import {
  bmsKinds,
  connectorTypes,
  materials,
  technologies,
  tensions,
  type Category,
} from "@solvia/core/catalogue/taxonomy";
import { fieldProblemsOf, type FieldProblem } from "@solvia/core/platform/problems";

/** What a field of the editor holds: a number in the shown unit, a text, a switch; "" is nothing. */
export type Value = string | number | boolean;
export type Values = Record<string, Value>;

/** The unit that a person types, and how many stored units make one of it (spec 9). */
export interface Unit {
  name: string;
  size: number;
}

const plain = (name: string): Unit => ({ name, size: 1 });
const watts: readonly Category[] = ["panels", "optimizers"];
const powers = new Set(["powerWatt", "powerWattMin", "powerWattMax", "maxDcPowerWatt", "batteryPowerWatt"]);
const units: Readonly<Record<string, Unit>> = {
  weight: { name: "kg", size: 1000 },
  sizeX: plain("mm"),
  sizeY: plain("mm"),
  sizeZ: plain("mm"),
  cableLength: plain("cm"),
  energyWattHour: { name: "kWh", size: 1000 },
  efficiency: plain("%"),
  tempCoefficient: plain("%/°C"),
  vocTempCoefficient: plain("%/°C"),
  ...Object.fromEntries(
    ["maxShortCircuitCurrent", "maxCurrent", "currentOutput", "isc", "imp"].map((name) => [name, plain("A")]),
  ),
  ...Object.fromEntries(
    [
      ...(["maxVoltage", "voc", "vmp", "maxSystemVoltage", "mpptMinVoltage", "mpptMaxVoltage"] as const),
      ...(["batteryVoltageMin", "batteryVoltageMax"] as const),
    ].map((name) => [name, plain("V")]),
  ),
};

/** Panels and optimizers in W, inverters and e-mobility in kW, batteries in kWh (spec 9). */
export function unitOf(field: string, category: Category): Unit | undefined {
  if (powers.has(field)) return watts.includes(category) ? plain("W") : { name: "kW", size: 1000 };
  return units[field];
}

const precise = (value: number): number => Number(value.toPrecision(12));
const storedWhole = new Set(["weight"]);

/** A stored value as the editor shows it. */
export function shown(field: string, value: unknown, category: Category): Value {
  if (typeof value === "number") return precise(value / (unitOf(field, category)?.size ?? 1));
  return typeof value === "string" || typeof value === "boolean" ? value : "";
}

/** What the editor shows as it is stored; nothing for an empty field. */
export function stored(field: string, value: Value | undefined, category: Category): Value | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  if (typeof value !== "number") return value;
  const inUnits = precise(value * (unitOf(field, category)?.size ?? 1));
  return storedWhole.has(field) ? Math.round(inUnits) : inUnits;
}

/** What a technical field is chosen from; absent where it is typed. */
export const choices: Readonly<Partial<Record<TechnicalField, readonly { value: string; label: string }[]>>> = {
  technology: Object.entries(technologies).map(([value, label]) => ({ value, label })),
  material: materials.map((value) => ({ value, label: value })),
  connectorType: connectorTypes.map((value) => ({ value, label: value })),
  tension: tensions.map((value) => ({ value, label: value })),
  batteryTension: tensions.map((value) => ({ value, label: value })),
  bms: bmsKinds.map((value) => ({ value, label: value })),
};
export const typedTexts: ReadonlySet<string> = new Set(["protectionClass", "voltageRange"]);

/** The editor's fields beside the technical ones. */
const baseFields = [
  ...([
    "name",
    "productCode",
    "numberCode",
    "customsCode",
    "descriptionTitle",
    "descriptionSubtitle",
    "imageAlt",
  ] as const),
  ...(["visibility", "toBeQuoted", "isWholesaleActive", "shippingTime"] as const),
  ...(["weight", "sizeX", "sizeY", "sizeZ", "minQuantity", "piecesPerPackage", "palletsPerContainer"] as const),
] as const;
const productFields: readonly string[] = [...baseFields, ...technicalFields];

/** All fields of a product as the editor shows them; of a new one without product. */
export const shownFields = (product: Readonly<Record<string, unknown>>, category: Category): Values =>
  Object.fromEntries(productFields.map((field) => [field, shown(field, product[field], category)]));

export const newProduct = { visibility: true, toBeQuoted: false, isWholesaleActive: false, shippingTime: "request" };

/** What the editor holds as the API takes it. */
export function storedFields(values: Values, category: Category): Record<string, Value> {
  const entries = productFields.map((field) => [field, stored(field, values[field], category)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined));
}

/** The rule of the API on the editor's values, before they are sent. */
export function faultsOf(values: Values, category: Category, typology: string | undefined): FieldProblem[] {
  const result = productSchema(category, typology).safeParse(storedFields(values, category));
  return result.success ? [] : fieldProblemsOf(result.error);
}

export interface Merged {
  values: Values;
  /** Fields that both changed, each its own way; `values` keeps mine. */
  conflicts: { field: string; theirs: Value }[];
}

/** Puts what I have changed since `base` onto what somebody else has saved meanwhile. */
export function mergeEdits(base: Values, mine: Values, theirs: Values): Merged {
  const conflicts: Merged["conflicts"] = [];
  const values: Values = { ...theirs };
  for (const [field, value] of Object.entries(mine)) {
    if (value === base[field]) continue;
    values[field] = value;
    const other = theirs[field];
    if (other !== undefined && other !== base[field] && other !== value) conflicts.push({ field, theirs: other });
  }
  return { values, conflicts };
}
