import type { CivilDate } from "../../platform/time.ts";

/** What is reckoned with where nobody says otherwise; where each comes from: docs/decisions/energy-return.md. */
export const assumptions = {
  /** Cents that a kWh costs which needn't be bought: energy, system charges and taxes, without what a bill has that is fixed. */
  priceCents: 19.55,
  /** Cents for a kWh fed in: the minimum that is guaranteed. */
  feedInCents: 4.75,
  /** Basis points a year, of the price of what is bought. */
  priceRise: 0,
  /** Basis points of the consumption. */
  daytimeShare: 3_500,
  /** Basis points a year that modules lose. */
  degradation: 50,
  /** Basis points of the investment, a year. */
  maintenance: 100,
  /** Cents of investment for a kWp and for a kWh of storage. */
  perKwCents: 160_000,
  perStorageKwhCents: 70_000,
  /** Grams of CO2 for a kWh of the Italian mix. */
  co2Grams: 230,
} as const;

/** Percents of the investment that a tax deduction gives back in ten equal parts, in basis points (superbonus page: art. 16-bis TUIR). */
export const deductions = [0, 3_600, 5_000] as const;
/** Cents of one dwelling's expense that the deduction counts at most (art. 16-bis TUIR). */
export const deductedAtMostCents = 9_600_000;
export const deductionYears = 10;

/** The days since when the prices hold, and up to which day they were read. */
export const pricesSince: CivilDate = "2026-01-01";

/** How far it is reckoned, in years. */
export const horizonYears = 25;
