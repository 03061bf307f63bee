import { reachOf, type AgentLevel, type User } from "../../platform/access.ts";
import { divideRounded, type Cents } from "../../platform/money.ts";
import type { PriceType } from "../../pricing/index.ts";
import { articlesAmong, unitsOfType } from "./offered-lines.ts";
import type { Quotation, QuotationLine } from "../quotation.ts";

const floorTypes: Readonly<Record<AgentLevel, PriceType>> = {
  1: "sales_agent_low",
  2: "sales_agent_medium",
  3: "sales_agent_high",
};

/** A line that costs less than its seller may take, with the least (net cents of a piece). */
export interface BelowFloor {
  lineId: string;
  name: string;
  unit: Cents;
  /** Absent of an article that has no price at all: whatever its seller types is asked for. */
  floor?: Cents | undefined;
}

type Seller = Pick<User, "roles" | "agentLevel">;

/** Whether the seller's discounts have a floor: an administrator's have none. */
export const hasFloor = (seller: Seller): boolean => reachOf("sales", seller) !== "all";

/**
 * The least that an agent may take for a piece of each article (domain-rules 6.3), net cents by article: the price of their level, an agent
 * without a level is of the first; of an article that has none, what quotations begin at, else what the shop asks; undefined of one that
 * has no price at all. Nothing for who has no floor.
 */
async function floorsOf(
  seller: Seller,
  lines: readonly QuotationLine[],
  { locale }: Pick<Quotation, "locale">,
  now: Date,
): Promise<ReadonlyMap<string, Cents | undefined>> {
  if (!hasFloor(seller)) return new Map();
  const articles = articlesAmong(lines);
  const ids = articles.map(({ productId }) => productId);
  const types: readonly PriceType[] = [floorTypes[seller.agentLevel ?? 1], "quotation", "public", "high"];
  const known = await Promise.all(types.map((priceType) => unitsOfType(ids, { locale, priceType }, now)));
  return new Map(
    articles.map(({ productId }) => [productId, known.find((units) => units.has(productId))?.get(productId)]),
  );
}

/** The lines below an agent's floor; a service has no floor. */
export async function belowFloor(
  seller: Seller,
  lines: readonly QuotationLine[],
  quotation: Pick<Quotation, "locale">,
  now: Date,
): Promise<BelowFloor[]> {
  const floors = await floorsOf(seller, lines, quotation, now);
  return lines.flatMap(({ lineId, productId, name, unit }) => {
    const floor = floors.get(productId);
    return floors.has(productId) && (floor === undefined || unit < floor) ? [{ lineId, name, unit, floor }] : [];
  });
}

/** What a seller is told of an article's line beside its price. */
export interface LineFact {
  lineId: string;
  /** Net cents of a piece, for which the rest holds. */
  unit: Cents;
  /** Net cents: the reader's own; for an administrator that of the agent who asks or looks after it. */
  floor?: Cents | undefined;
  /** Basis points of the price that are left above the supplier's; for administrators alone, and only where that price is known. */
  margin?: number | undefined;
}

/** The floors and margins of a draft's articles. Suppliers' prices themselves are told to nobody here (domain-rules 6.3). */
export async function lineFacts(
  { reader, seller }: { reader: Seller; seller: Seller | undefined },
  lines: readonly QuotationLine[],
  quotation: Pick<Quotation, "locale">,
  now: Date,
): Promise<LineFact[]> {
  const articles = articlesAmong(lines);
  const ids = articles.map(({ productId }) => productId);
  const { locale } = quotation;
  const [floors, costs] = await Promise.all([
    seller ? floorsOf(seller, articles, quotation, now) : new Map<string, Cents | undefined>(),
    hasFloor(reader) ? new Map<string, Cents>() : unitsOfType(ids, { locale, priceType: "supplier" }, now),
  ]);
  return articles.map(({ lineId, productId, unit }) => {
    const cost = costs.get(productId);
    return {
      lineId,
      unit,
      floor: floors.get(productId),
      margin: cost === undefined || unit === 0 ? undefined : divideRounded((unit - cost) * 10_000, unit),
    };
  });
}
