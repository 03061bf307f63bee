import type { ProductFields } from "@solvia/core/catalogue/product";
import type { Category } from "@solvia/core/catalogue/taxonomy";
import type { Value, Values } from "./merge-edits.ts";

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
  productGuarantee: plain("years"),
  performanceGuarantee: plain("years"),
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

/** What a count is written in, where people write it at all ("12 pz"). */
const counted: ReadonlySet<string> = new Set(["minQuantity", "piecesPerPackage"]);
export const readUnitOf = (field: string, category: Category): string | undefined =>
  counted.has(field) ? "pz" : unitOf(field, category)?.name;

/** Panels and optimizers in W, inverters and e-mobility in kW, batteries in kWh (spec 9). */
export function unitOf(field: string, category: Category): Unit | undefined {
  if (powers.has(field)) return watts.includes(category) ? plain("W") : { name: "kW", size: 1000 };
  return units[field];
}

const precise = (value: number): number => Number(value.toPrecision(12));
const storedWhole = new Set(["weight"]);

/** A stored value as the editor shows it. */
export function shown(field: string, value: unknown, category: Category): Value {
  if (typeof value === "number") return precise(value / sizeOf(field, category));
  return typeof value === "string" || typeof value === "boolean" ? value : "";
}

/** What the editor shows as it is stored; nothing for an empty field. */
export function stored(field: string, value: Value | undefined, category: Category): Value | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  if (typeof value !== "number") return value;
  const inUnits = precise(value * sizeOf(field, category));
  return storedWhole.has(field) ? Math.round(inUnits) : inUnits;
}

const whole = new Set([
  ...(["minQuantity", "piecesPerPackage", "palletsPerContainer", "sizeX", "sizeY", "sizeZ", "cellsNumber"] as const),
  ...(["mpptNumber", "mpptInputs", "numberStringIn", "numberStringOut", "maxParallel"] as const),
] as const satisfies (keyof ProductFields)[]);

/** Most decimals of a field in the unit that people type: grams of kilograms, none of pieces and millimetres. */
export const decimalsOf = (field: string): number =>
  field === "weight" ? 3 : (whole as ReadonlySet<string>).has(field) ? 0 : 6;

/** Values typed in the units of one category, in those of another: what they say stays the same. */
export const inUnitsOf = (values: Values, from: Category, to: Category): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === "number" ? precise((value * sizeOf(field, from)) / sizeOf(field, to)) : value,
    ]),
  );

const sizeOf = (field: string, category: Category): number => unitOf(field, category)?.size ?? 1;
