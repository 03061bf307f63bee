import type { Category } from "../platform/category.ts";
import type { Cents } from "../platform/money.ts";

/**
 * SAMPLE tariff of the eco-contribution (RAEE) per piece, in cents, Italy only: a 2007 household price list by weight,
 * panels fixed at one euro (domain-rules 1.4). To be replaced by the consortium's before go-live.
 */
const panelFee: Cents = 100;
const byWeight: readonly (readonly [upToGrams: number, fee: Cents])[] = [
  [2_000, 25],
  [5_000, 50],
  [10_000, 100],
  [30_000, 200],
  [60_000, 500],
  [Number.POSITIVE_INFINITY, 1200],
];

/** Electrical and electronic equipment; clamps and rails are none. */
const equipment: readonly Category[] = ["inverters", "batteries", "emobility", "optimizers"];

/** The waste-disposal tax of one piece, net of VAT. Weight in grams. */
export function wasteFee(category: Category, weight: number, countryCode: string): Cents {
  if (countryCode !== "IT") return 0;
  if (category === "panels") return panelFee;
  if (!equipment.includes(category)) return 0;
  return byWeight.find(([upToGrams]) => weight <= upToGrams)?.[1] ?? 0;
}
