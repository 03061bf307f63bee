import { assumptions, deductions } from "@solvia/core/insight/energy-return/assumptions";
import { assumedFigures } from "@solvia/core/insight/energy-return/energy-return";
import { sunProvinces, tilts, turns, type Tilt, type Turn } from "@solvia/core/insight/energy-return/sun";
import type { reckonEnergyReturn } from "@solvia/core/contract/engagement";
import type { AnswerOf, CallOf } from "@solvia/core/contract/endpoint";
import type { Held } from "../../../ui/fields/read-field.tsx";

export type Reckoned = AnswerOf<typeof reckonEnergyReturn>;
export type PlantBody = CallOf<typeof reckonEnergyReturn>["body"];

const { priceCents, feedInCents, priceRise, daytimeShare, degradation, co2Grams } = assumptions;

/** What the fields begin with: a household's plant, and the house's assumptions. */
const usual = {
  powerKw: 3,
  consumptionKwh: 3_000,
  storageKwh: 0,
  daytimeShare,
  priceCents,
  feedInCents,
  priceRise,
  degradation,
  co2Grams,
} as const;
const open = ["yieldKwhPerKw", "investmentCents", "maintenanceCents"] as const;
type Figure = keyof typeof usual | (typeof open)[number];

export interface PlantValues extends Record<Figure, Held> {
  province: string;
  tilt: string;
  turn: string;
  deduction: string;
}

const oneOf = (list: readonly (number | string)[], text: string | null, otherwise: string): string =>
  list.map(String).find((one) => one === text) ?? otherwise;

/** What an address says of a plant; what makes no sense in it is left to the usual. */
export function valuesOf(search: URLSearchParams): PlantValues {
  const figureIn = (name: string): number | undefined => {
    const text = search.get(name);
    return text !== null && text !== "" && Number.isFinite(Number(text)) ? Number(text) : undefined;
  };
  const figures = [
    ...Object.entries(usual).map(([name, value]) => [name, figureIn(name) ?? value] as const),
    ...open.map((name) => [name, figureIn(name) ?? ""] as const),
  ];
  return {
    ...(Object.fromEntries(figures) as Record<Figure, Held>),
    province: oneOf(sunProvinces, search.get("province"), "RM"),
    tilt: oneOf(tilts, search.get("tilt"), "30"),
    turn: oneOf(turns, search.get("turn"), "0"),
    deduction: oneOf(deductions, search.get("deduction"), "0"),
  };
}

/** What is sent for the fields: nothing for what is empty. */
export function bodyOf({ province, tilt, turn, deduction, ...figures }: PlantValues): PlantBody {
  const typed = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== ""));
  return {
    ...(typed as Record<"powerKw" | "consumptionKwh", number>),
    province,
    tilt: Number(tilt) as Tilt,
    turn: Number(turn) as Turn,
    deduction: Number(deduction) as (typeof deductions)[number],
  };
}

/** What the house assumes of the figures that may stay empty, of the plant as it is typed; nothing while that can't be read. */
export function assumedOf(values: PlantValues): ReturnType<typeof assumedFigures> | undefined {
  const { province, tilt = 30, turn = 0, powerKw, storageKwh = 0, investmentCents } = bodyOf(values);
  // A field may hold what can't be read yet, or nothing.
  if (!Number.isFinite(powerKw) || !Number.isFinite(storageKwh)) return undefined;
  const plant = { province, tilt, turn, powerKw, storageKwh };
  const given = typeof investmentCents === "number" ? { investmentCents } : {};
  const { investmentCents: usual } = assumedFigures(plant);
  const { maintenanceCents, yieldKwhPerKw } = assumedFigures({ ...plant, ...given });
  return { investmentCents: usual, maintenanceCents, yieldKwhPerKw };
}
