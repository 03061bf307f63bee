import type { Warning } from "../platform/confirmed.ts";
import type { Cents } from "../platform/money.ts";
import { unitOf, type Price, type PriceType } from "./price.ts";

/** From the gravest to the least. */
export const priceWarningCodes = [
  "price-thousandfold",
  "price-tenfold",
  "price-free",
  "price-below-supplier",
  "price-changed-much",
  "price-ended",
] as const;
export type PriceWarningCode = (typeof priceWarningCodes)[number];
export type PriceWarning = Warning<PriceWarningCode>;

type Amount = Pick<Price, "price" | "discount">;

interface Change {
  priceType: PriceType;
  /** What counts now; undefined where nothing does. */
  before: Amount | undefined;
  /** What would; undefined ends the price. */
  after: Amount | undefined;
  /** What the supplier takes for a piece, net, where that is known. */
  supplier: Cents | undefined;
}

/** A change of more than this share of what was has to be confirmed. */
const usual = 0.3;

/**
 * Why a change of a price has to be confirmed, by what a piece costs in the end, its discount deducted: nothing, less than
 * the supplier takes, ten or a thousand times what it was (or that part of it: a sign misplaced), more than 30 % up or
 * down, or no price any more. Of the three about its size only the gravest. The amounts are the unit's net cents.
 */
export function priceWarnings({ priceType, before, after, supplier }: Change): PriceWarning[] {
  const was = before && unitOf(before);
  if (!after) return was === undefined ? [] : [{ code: "price-ended", params: { before: was } }];
  const will = unitOf(after);
  const amounts = { ...(was !== undefined && { before: was }), after: will };
  const size = was ? sizeWarning(was, will) : undefined;
  return [
    ...(size ? [{ code: size, params: amounts }] : []),
    ...(will === 0 && was !== 0 ? [{ code: "price-free" as const, params: amounts }] : []),
    ...(supplier !== undefined && priceType !== "supplier" && will < supplier && (was === undefined || will < was)
      ? [{ code: "price-below-supplier" as const, params: { ...amounts, supplier } }]
      : []),
  ];
}

function sizeWarning(was: Cents, will: Cents): PriceWarningCode | undefined {
  if (will === 0) return undefined;
  const times = Math.max(will / was, was / will);
  if (times >= 1000) return "price-thousandfold";
  if (times >= 10) return "price-tenfold";
  return Math.abs(will - was) > was * usual ? "price-changed-much" : undefined;
}

/** What no client writes without its confirmation: a loss at every piece sold, or a price read wrongly. */
const ruinousCodes: ReadonlySet<PriceWarningCode> = new Set([
  "price-thousandfold",
  "price-tenfold",
  "price-free",
  "price-below-supplier",
]);

export const ruinousWarnings = (change: Change): PriceWarning[] =>
  priceWarnings(change).filter(({ code }) => ruinousCodes.has(code));
