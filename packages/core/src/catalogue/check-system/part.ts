import type { Technical, TechnicalField } from "../product.ts";
import type { Category } from "../taxonomy.ts";

/** A product of the system that is checked, with how many of it. */
export interface Part {
  id: string;
  name: string;
  brand: string;
  category: Category;
  typology?: string | undefined;
  quantity: number;
  technical: Technical;
}

export const outcomes = ["ok", "warning", "blocked", "cannot-check"] as const;
export type Outcome = (typeof outcomes)[number];

export const checkNames = [
  "panels-chosen",
  "inverter-chosen",
  "strings",
  "cold-voltage",
  "mppt-window",
  "current",
  "short-circuit",
  "power-ratio",
  "single-phase",
  "interface-protection",
  "battery-inverter",
  "battery-tension",
  "battery-voltage",
  "battery-parallel",
  "battery-bms",
  "battery-size",
  "battery-power",
  "optimizers",
] as const;
export type CheckName = (typeof checkNames)[number];

/** One answer of the check: what was looked at, how it came out, why, and the numbers it rests on. */
export interface Finding {
  check: CheckName;
  outcome: Outcome;
  /** Why: a stable word that the interface puts into a sentence. */
  reason: string;
  /** V, A, W, °C, pieces: named as the sentence needs them. */
  numbers: Record<string, number>;
  /** Fields that the check needs and that a product lacks. */
  missing: { productId: string; field: TechnicalField }[];
}

export const finding = (
  check: CheckName,
  outcome: Outcome,
  reason: string,
  numbers: Record<string, number> = {},
): Finding => ({ check, outcome, reason, numbers, missing: [] });

/** The check can't be done: these fields of these products are not known. */
export const lacking = (
  check: CheckName,
  wanted: readonly (readonly [Part, readonly TechnicalField[]])[],
): Finding => ({
  ...finding(check, "cannot-check", "data-missing"),
  missing: wanted.flatMap(([{ id, technical }, fields]) =>
    fields.filter((field) => technical[field] === undefined).map((field) => ({ productId: id, field })),
  ),
});

/** The technical figures of a part if all are known. */
export function known<F extends TechnicalField>(
  { technical }: Part,
  ...fields: readonly F[]
): { [K in F]: NonNullable<Technical[K]> } | undefined {
  if (fields.some((field) => technical[field] === undefined)) return undefined;
  return technical as { [K in F]: NonNullable<Technical[K]> };
}

/** Sum of a figure over parts and their pieces; undefined when one of them lacks it. */
export function sumOf(parts: readonly Part[], field: "powerWatt" | "energyWattHour" | "batteryPowerWatt") {
  let sum = 0;
  for (const { technical, quantity } of parts) {
    const value = technical[field];
    if (value === undefined) return undefined;
    sum += value * quantity;
  }
  return sum;
}
