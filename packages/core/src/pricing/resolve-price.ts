import type { Entitlement, User } from "../platform/access.ts";
import { priceTypesOf } from "../plans/index.ts";
import type { Cents } from "../platform/money.ts";
import type { PackKind, PackStep } from "./packs.ts";
import { priceTypes, unitOf, type Price, type PriceType } from "./price.ts";

/** What of a buyer decides the price. */
export interface Buyer {
  business: boolean;
  entitlement: Entitlement;
  reserved: boolean;
  /** Company wholesale active; the product must sell so too. */
  wholesale: boolean;
  /** The price type that the back office gave this user for this product (premium-user products). */
  ownType?: PriceType | undefined;
}

/** What of a product decides the price. */
export interface Packaging {
  isWholesaleActive: boolean;
  toBeQuoted: boolean;
  /** Pieces of a pallet. */
  piecesPerPackage: number;
  palletsPerContainer: number;
}

export interface ResolvedPrice {
  price: Price;
  /** Net cents per piece. */
  unit: Cents;
  /** Why this buyer gets it. */
  reason: "wholesale" | "own" | "subscription" | "reserved" | "platform" | "list";
}

export const anonymousBuyer: Buyer = { business: false, entitlement: "none", reserved: false, wholesale: false };

/**
 * A verified company buys as a business; until then, and without one, the list price counts (domain-rules 6.2). With the
 * product, the buyer may have a type of price of their own for it.
 */
export function buyerOf(user: User | undefined, productId?: string): Buyer {
  if (!user) return anonymousBuyer;
  const own = productId === undefined ? undefined : user.ownPriceTypes?.[productId];
  return {
    business: user.accountType === "business" && user.companyVerified,
    entitlement: user.entitlement,
    reserved: user.reservedPrices,
    wholesale: user.wholesaleActive && user.companyVerified,
    ownType: priceTypes.find((type) => type === own),
  };
}

interface Candidate {
  type: PriceType;
  reason: ResolvedPrice["reason"];
}

/**
 * The price of domain-rules 6.2 for a buyer, a pack and the current prices of one locale: private persons and visitors get
 * the list price, businesses the lowest of what they may see. Nothing means "ask for a quotation".
 */
export function resolvePrice(
  prices: readonly Price[],
  buyer: Buyer,
  packaging: Packaging,
  pack: PackKind = "piece",
): ResolvedPrice | undefined {
  if (packaging.toBeQuoted) return undefined;
  const of = ({ type, reason }: Candidate): ResolvedPrice[] =>
    prices.filter(({ priceType }) => priceType === type).map((price) => ({ price, unit: unitOf(price), reason }));
  const groups = buyer.business ? [businessCandidates(buyer, packaging, pack)] : privateCandidates(buyer);
  for (const group of groups) {
    const [lowest] = group.flatMap(of).toSorted((a, b) => a.unit - b.unit);
    if (lowest) return lowest;
  }
  return undefined;
}

/** The first group with a price decides: their own price, then the list price, and the platform's where there is none. */
function privateCandidates({ ownType }: Buyer): Candidate[][] {
  const own: Candidate[] = ownType ? [{ type: ownType, reason: "own" }] : [];
  return [own, [{ type: "high", reason: "list" }], [{ type: "public", reason: "platform" }]];
}

function businessCandidates(buyer: Buyer, packaging: Packaging, pack: PackKind): Candidate[] {
  const wholesale = buyer.wholesale && packaging.isWholesaleActive;
  const list: (Candidate | false)[] = [
    wholesale && pack === "container" && { type: "container", reason: "wholesale" },
    wholesale && pack !== "piece" && { type: "pallet", reason: "wholesale" },
    buyer.ownType !== undefined && { type: buyer.ownType, reason: "own" },
    ...priceTypesOf(buyer.entitlement).map((type) => ({ type, reason: "subscription" as const })),
    buyer.reserved && { type: "reserved", reason: "reserved" },
    { type: "public", reason: "platform" },
  ];
  return list.filter((candidate) => candidate !== false);
}

/** Pieces of a full pallet and of a full container; 0 where the product has none. */
export function bulkSizes({ piecesPerPackage, palletsPerContainer }: Packaging): { pallet: number; container: number } {
  return { pallet: piecesPerPackage, container: piecesPerPackage * palletsPerContainer };
}

/** A step of the ladder with the price behind it. */
export interface PricedStep extends PackStep {
  resolved: ResolvedPrice;
}

/** Every pack that costs this buyer less a piece than the smaller one, the piece first. */
export function pricedSteps(prices: readonly Price[], buyer: Buyer, packaging: Packaging): PricedStep[] {
  const { pallet, container } = bulkSizes(packaging);
  const steps: PricedStep[] = [];
  for (const [kind, quantity] of [
    ["piece", 1],
    ["pallet", pallet],
    ["container", container],
  ] as const) {
    if (quantity === 0) continue;
    const resolved = resolvePrice(prices, buyer, packaging, kind);
    const before = steps.at(-1);
    if (!resolved || (before && (resolved.unit >= before.unit || quantity <= before.quantity))) continue;
    steps.push({ kind, quantity, unit: resolved.unit, resolved });
  }
  return steps;
}

export interface LadderStep extends PackStep {
  priceType: PriceType;
  /** What a piece costs less than in the step before, in basis points. */
  savingBasisPoints: number;
}

/** The price ladder of a product as the cart charges it: piece, full pallet, full container, as far as the stock goes. */
export function priceLadder(
  prices: readonly Price[],
  buyer: Buyer,
  packaging: Packaging,
  available: number,
): LadderStep[] {
  return pricedSteps(prices, buyer, packaging)
    .filter(({ kind, quantity }) => kind === "piece" || quantity <= available)
    .map(({ kind, quantity, unit, resolved }, index, steps) => {
      const before = steps[index - 1];
      const savingBasisPoints = before ? Math.round(((before.unit - unit) * 10_000) / before.unit) : 0;
      return { kind, quantity, unit, priceType: resolved.price.priceType, savingBasisPoints };
    });
}
