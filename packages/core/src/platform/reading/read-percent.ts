import type { Notation } from "./notation.ts";
import { readScaled, cleaned } from "./read-number.ts";
import { refused, type Reading } from "./reading.ts";

/** What a percentage allows: limits in basis points (5 % is 500). */
export interface PercentField {
  notation: Notation | undefined;
  /** Most decimals of the percentage; two unless told, none where it goes by whole percents. */
  decimals?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** Where people also know the share from 0 to 1 (discounts): "0,05" without a sign is asked, 0.05 % or 5 %. */
  fractions?: "asked" | undefined;
}

/** Reads a percentage as integer basis points, typed as percent with or without its sign: "5", "5%", "12,5 %", "−3". */
export function readPercent(text: string, field: PercentField): Reading<number> {
  const bare = cleaned(text);
  const { decimals = 2 } = field;
  const hasSign = bare.endsWith("%");
  const number = hasSign ? bare.slice(0, -1) : bare;
  if (hasSign && number.trim() === "") return refused("not-a-number");
  const reading = readScaled(number, { ...field, decimals }, 2);
  if (field.fractions !== "asked" || hasSign) return reading;
  const share = readScaled(number, { ...field, decimals: decimals + 2 }, 4);
  const isShare = share.is === "exact" && share.value > 0 && share.value < 10_000;
  if (!isShare) return reading;
  const asPercent = reading.is === "asked" ? reading.choices : reading.is === "exact" ? [{ value: reading.value }] : [];
  return {
    is: "asked",
    choices: [
      { value: share.value, as: "fraction" },
      ...asPercent.map((choice) => ({ ...choice, as: "percent" as const })),
    ],
  };
}

/** Basis points as the share from 0 to 1 that the API and the specification call `discount`, and back. */
export const shareOf = (basisPoints: number): number => basisPoints / 10_000;
export const basisPointsOf = (share: number): number => Math.round(share * 10_000);
