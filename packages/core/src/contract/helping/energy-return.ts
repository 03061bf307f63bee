import * as z from "zod";
import { assumptions, deductions } from "../../insight/energy-return/assumptions.ts";
import { sunProvinces, tilts, turns } from "../../insight/energy-return/sun.ts";
import { decimalNumber, wholeNumber } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText, Language } from "../common.ts";
import { endpoint, file } from "../endpoint.ts";

const { priceCents, feedInCents, priceRise, daytimeShare, degradation, co2Grams } = assumptions;

/** Basis points. */
const rate = (most: number) => z.int().min(0).max(most);
/** Cents for a kWh, which has parts of them. */
const centsAKwh = z.number().min(0).max(200);
const kwh = z.int();

/** A plant and what is assumed of it; what isn't said is reckoned with the house's own assumptions. */
const EnergyReturnInput = z.strictObject({
  /** Of today's Italian provinces. */
  province: z.enum(sunProvinces),
  /** Degrees from the horizontal. */
  tilt: z.literal(tilts).default(30),
  /** Degrees from south, towards east or west alike. */
  turn: z.literal(turns).default(0),
  /** kWp. */
  powerKw: z.number().min(0.5).max(1_000),
  /** A year. */
  consumptionKwh: kwh.min(100).max(5_000_000),
  /** Usable. */
  storageKwh: z.number().min(0).max(2_000).default(0),
  daytimeShare: rate(10_000).default(daytimeShare),
  priceCents: centsAKwh.default(priceCents),
  feedInCents: centsAKwh.default(feedInCents),
  /** A year, of the price of what is bought. */
  priceRise: rate(1_000).default(priceRise),
  /** A year. */
  degradation: rate(300).default(degradation),
  /** Of the investment, given back in ten years. */
  deduction: z.literal(deductions).default(0),
  co2Grams: z.int().min(0).max(1_000).default(co2Grams),
  /** Of one kWp as it stands, where another calculation tells it. */
  yieldKwhPerKw: kwh.min(300).max(2_000).optional(),
  investmentCents: CentsAmount.min(0).max(300_000_000).optional(),
  /** A year. */
  maintenanceCents: CentsAmount.min(0).max(10_000_000).optional(),
});

const CashYear = z.object({
  year: z.int(),
  yieldKwh: kwh,
  selfUsedKwh: kwh,
  fedInKwh: kwh,
  savedCents: CentsAmount,
  earnedCents: CentsAmount,
  deductedCents: CentsAmount,
  maintenanceCents: CentsAmount,
  netCents: CentsAmount,
  balanceCents: CentsAmount,
});

export const reckonEnergyReturn = endpoint({
  method: "POST",
  path: "/energy-return",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: [],
  summary:
    "An estimate of what a photovoltaic plant in Italy gives and whether it pays for itself: energy and cash flow of 25 years, the year of payback, CO2. No quotation.",
  body: EnergyReturnInput,
  returns: z.object({
    /** kWh a year of one kWp as it stands, at first. */
    yieldKwhPerKw: kwh,
    investmentCents: CentsAmount,
    years: z.array(CashYear),
    /** Absent where it doesn't within the years told. */
    paybackYear: z.int().optional(),
    co2Kg: z.object({ firstYear: z.int(), all: z.int() }),
    /** Since when the house's prices of energy hold. */
    pricesSince: CivilDateText,
  }),
  rateLimit: { limit: 60, windowSeconds: 60 },
});

/** One of some numbers, as an address says it. */
const oneOf = <N extends number>(some: readonly N[]) =>
  z.preprocess((value) => some.find((one) => String(one) === String(value)) ?? value, z.literal(some as [N, ...N[]]));

/** The same of an address, in which everything is a text. */
const PlantQuery = {
  language: Language.default("it"),
  province: z.enum(sunProvinces),
  tilt: oneOf(tilts).default(30),
  turn: oneOf(turns).default(0),
  powerKw: decimalNumber(0.5, 1_000),
  consumptionKwh: wholeNumber(100, 5_000_000),
  storageKwh: decimalNumber(0, 2_000).default(0),
  daytimeShare: wholeNumber(0, 10_000).default(daytimeShare),
  priceCents: decimalNumber(0, 200).default(priceCents),
  feedInCents: decimalNumber(0, 200).default(feedInCents),
  priceRise: wholeNumber(0, 1_000).default(priceRise),
  degradation: wholeNumber(0, 300).default(degradation),
  deduction: oneOf(deductions).default(0),
  co2Grams: wholeNumber(0, 1_000).default(co2Grams),
  yieldKwhPerKw: wholeNumber(300, 2_000).optional(),
  investmentCents: wholeNumber(0, 300_000_000).optional(),
  maintenanceCents: wholeNumber(0, 10_000_000).optional(),
} as const;

export const downloadEnergyReturn = endpoint({
  method: "GET",
  path: "/energy-return/paper",
  access: "anyone",
  forOthers: true,
  shows: [],
  summary: "The same estimate as PDF, with every assumption that it rests on.",
  query: PlantQuery,
  returns: file("application/pdf"),
  rateLimit: { limit: 20, windowSeconds: 60 },
});
