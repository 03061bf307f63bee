import type { Warning } from "../platform/confirming/confirmed.ts";
import type { Cents } from "../platform/money.ts";
import { unitOf, type Price, type PriceType } from "./price.ts";

/** From the gravest to the least. */
export const priceWarningCodes = [
  "price-thousandfold",
  "price-tenfold",
  "price-free",
  "price-below-supplier",
  "supplier-above-price",
  "price-changed-much",
  "price-ended",
] as const;
export type PriceWarningCode = (typeof priceWarningCodes)[number];
export type PriceWarning = Warning<PriceWarningCode>;

type Amount = Pick<Price, "price" | "discount">;

/** What a piece costs by a type of price, net. */
export interface UnitOfType {
  priceType: PriceType;
  unit: Cents;
}

/** One price of a product in a shop: what counts, and what would. */
export interface ChangedPrice {
  priceType: PriceType;
  /** What counts now; undefined where nothing does. */
  before: Amount | undefined;
  /** What would; undefined ends the price. */
  after: Amount | undefined;
}

interface Change extends ChangedPrice {
  /** What the product costs by every type once all is changed, the supplier's price included where it is known. */
  units: readonly UnitOfType[];
}

/** A change of more than this share of what was has to be confirmed. */
const usual = 0.3;

/**
 * Why a change of a price has to be confirmed, by what a piece costs in the end, its discount deducted: nothing, less than
 * the supplier takes (or the supplier more than the lowest price at which it is sold), ten or a thousand times what it was
 * (or that part of it: a sign misplaced), more than 30 % up or down, or no price any more. Of the three about its size only
 * the gravest. The amounts are the unit's net cents.
 */
export function priceWarnings({ priceType, before, after, units }: Change): PriceWarning[] {
  const was = before && unitOf(before);
  if (!after) return was === undefined ? [] : [{ code: "price-ended", params: { before: was } }];
  const will = unitOf(after);
  const amounts = { ...(was !== undefined && { before: was }), after: will };
  const size = was ? sizeWarning(was, will) : undefined;
  return [
    ...(size ? [{ code: size, params: amounts }] : []),
    ...(will === 0 && was !== 0 ? [{ code: "price-free" as const, params: amounts }] : []),
    ...lossWarnings(priceType, { was, will }, units).map(({ code, params }) => ({
      code,
      params: { ...amounts, ...params },
    })),
  ];
}

/** A loss at every piece, unless it was one already and becomes no greater. */
function lossWarnings(
  priceType: PriceType,
  { was, will }: { was: Cents | undefined; will: Cents },
  units: readonly UnitOfType[],
): PriceWarning[] {
  if (priceType === "supplier") {
    const sold = units.filter((one) => one.priceType !== "supplier").map(({ unit }) => unit);
    const selling = Math.min(...sold);
    const isNew = was === undefined || will > was;
    return isNew && will > selling ? [{ code: "supplier-above-price", params: { selling } }] : [];
  }
  const supplier = units.find((one) => one.priceType === "supplier")?.unit;
  const isNew = was === undefined || will < was;
  return isNew && supplier !== undefined && will < supplier
    ? [{ code: "price-below-supplier", params: { supplier } }]
    : [];
}

function sizeWarning(was: Cents, will: Cents): PriceWarningCode | undefined {
  if (will === 0) return undefined;
  const times = Math.max(will / was, was / will);
  if (times >= 1000) return "price-thousandfold";
  if (times >= 10) return "price-tenfold";
  return Math.abs(will - was) > was * usual ? "price-changed-much" : undefined;
}

/**
 * The warnings of changes that are made at once to a product's prices in one shop, in their order: each is measured by what
 * the others make of them (a supplier's price that rises together with the price at which it is sold). `units` are those
 * that count before.
 */
export function warningsTogether(
  changes: readonly ChangedPrice[],
  units: readonly UnitOfType[],
): readonly PriceWarning[][] {
  const after = new Map(units.map(({ priceType, unit }) => [priceType, unit]));
  for (const { priceType, after: will } of changes) {
    if (will) after.set(priceType, unitOf(will));
    else after.delete(priceType);
  }
  const all = [...after].map(([priceType, unit]) => ({ priceType, unit }));
  return changes.map((change) => priceWarnings({ ...change, units: all }));
}

/** What no client writes without its confirmation: a loss at every piece sold, or a price read wrongly. */
const ruinousCodes: ReadonlySet<PriceWarningCode> = new Set([
  "price-thousandfold",
  "price-tenfold",
  "price-free",
  "price-below-supplier",
  "supplier-above-price",
]);

export const isRuinous = ({ code }: PriceWarning): boolean => ruinousCodes.has(code);
