import { divideRounded, share, sumOf, type Cents } from "../../platform/money.ts";
import { assumptions, deductedAtMostCents, deductionYears, horizonYears, pricesSince } from "./assumptions.ts";
import { energyUse } from "./self-use.ts";
import { orientationShare, typicalYieldOf, type Tilt, type Turn } from "./sun.ts";

/** A plant and what is assumed of it; shares and rates in basis points. */
export interface Plant {
  province: string;
  tilt: Tilt;
  turn: Turn;
  powerKw: number;
  /** kWh a year. */
  consumptionKwh: number;
  /** Usable kWh. */
  storageKwh: number;
  daytimeShare: number;
  /** Cents a kWh, with decimals. */
  priceCents: number;
  feedInCents: number;
  priceRise: number;
  degradation: number;
  deduction: number;
  co2Grams: number;
  /** kWh a year of one kWp as it stands: another calculation's figure, which tilt and turn don't change any more. */
  yieldKwhPerKw?: number | undefined;
  /** By power and storage where it isn't said. */
  investmentCents?: Cents | undefined;
  /** A year. By the investment where it isn't said. */
  maintenanceCents?: Cents | undefined;
}

interface CashYear extends Flow {
  year: number;
  yieldKwh: number;
  selfUsedKwh: number;
  fedInKwh: number;
  /** The year's four together. */
  netCents: Cents;
  /** All up to its end, the investment taken off. */
  balanceCents: Cents;
}

interface Flow {
  /** What needn't be bought. */
  savedCents: Cents;
  /** What is fed in. */
  earnedCents: Cents;
  /** What the deduction gives back. */
  deductedCents: Cents;
  maintenanceCents: Cents;
}

interface EnergyReturn {
  /** kWh a year of one kWp as it stands, the first year. */
  yieldKwhPerKw: number;
  investmentCents: Cents;
  /** Each year of the horizon; the first is what a year brings at first. */
  years: CashYear[];
  /** The first year at whose end the balance isn't below nothing; absent where none is. */
  paybackYear?: number;
  /** kg in the first year, and in all of them. */
  co2Kg: { firstYear: number; all: number };
  pricesSince: string;
}

const ofTenThousand = (basisPoints: number): number => basisPoints / 10_000;

/** What a plant's power and storage usually cost, in cents. */
const usualInvestment = ({ powerKw, storageKwh }: Pick<Plant, "powerKw" | "storageKwh">): Cents =>
  Math.round(powerKw * assumptions.perKwCents + storageKwh * assumptions.perStorageKwhCents);

type Assuming = Pick<
  Plant,
  "province" | "tilt" | "turn" | "powerKw" | "storageKwh" | "yieldKwhPerKw" | "investmentCents" | "maintenanceCents"
>;

/** What is reckoned with of the figures that nobody has to give: as given, else by province, roof, power and storage. */
export function assumedFigures(plant: Assuming) {
  const typical = () => divideRounded(typicalYieldOf(plant.province) * orientationShare(plant.tilt, plant.turn), 100);
  const yieldKwhPerKw = plant.yieldKwhPerKw ?? typical();
  const investmentCents = plant.investmentCents ?? usualInvestment(plant);
  const maintenanceCents = plant.maintenanceCents ?? share(investmentCents, assumptions.maintenance);
  return { yieldKwhPerKw, investmentCents, maintenanceCents };
}

/**
 * An estimate of what a plant gives and whether it pays for itself, year by year for 25 years: without financing, taxes on what is fed
 * in, or parts that are replaced. Cents and kWh are whole, and what is shown adds up.
 */
export function energyReturn(plant: Plant): EnergyReturn {
  const { yieldKwhPerKw, investmentCents, maintenanceCents } = assumedFigures(plant);
  const facts = { ...plant, maintenanceCents, investmentCents };
  const years: CashYear[] = [];
  let balanceCents: Cents = 0 - investmentCents;
  for (let year = 1; year <= horizonYears; year += 1) {
    const energy = energyOf(year, plant, yieldKwhPerKw * plant.powerKw);
    const flow = flowOf(year, facts, energy);
    const netCents = flow.savedCents + flow.earnedCents + flow.deductedCents - flow.maintenanceCents;
    balanceCents += netCents;
    years.push({ year, ...energy, ...flow, netCents, balanceCents });
  }
  const paybackYear = years.find((one) => one.balanceCents >= 0)?.year;
  const co2Of = (kwh: number): number => divideRounded(Math.round(kwh * plant.co2Grams), 1_000);
  return {
    yieldKwhPerKw,
    investmentCents,
    years,
    ...(paybackYear !== undefined && { paybackYear }),
    co2Kg: { firstYear: co2Of(years[0]?.yieldKwh ?? 0), all: co2Of(sumOf(years.map(({ yieldKwh }) => yieldKwh))) },
    pricesSince,
  };
}

/** A year's energy, in whole kWh that don't add up to more than the yield. */
function energyOf(year: number, { degradation, daytimeShare, ...plant }: Plant, firstYield: number) {
  const yieldKwh = Math.round(firstYield * (1 - ofTenThousand(degradation)) ** (year - 1));
  const use = energyUse({ ...plant, yieldKwh, daytimeShare: ofTenThousand(daytimeShare) });
  const selfUsedKwh = Math.round(use.selfUsedKwh);
  return { yieldKwh, selfUsedKwh, fedInKwh: Math.min(Math.round(use.fedInKwh), yieldKwh - selfUsedKwh) };
}

/** What a year brings and costs. The price of what is bought rises; what is fed in stays at its price. */
function flowOf(
  year: number,
  plant: Plant & { investmentCents: Cents; maintenanceCents: Cents },
  { selfUsedKwh, fedInKwh }: Pick<CashYear, "selfUsedKwh" | "fedInKwh">,
): Flow {
  const price = plant.priceCents * (1 + ofTenThousand(plant.priceRise)) ** (year - 1);
  const deductible = Math.min(plant.investmentCents, deductedAtMostCents);
  return {
    savedCents: Math.round(selfUsedKwh * price),
    earnedCents: Math.round(fedInKwh * plant.feedInCents),
    deductedCents: year <= deductionYears ? divideRounded(share(deductible, plant.deduction), deductionYears) : 0,
    maintenanceCents: plant.maintenanceCents,
  };
}
