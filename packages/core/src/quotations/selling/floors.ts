import { reachOf, type AgentLevel, type User } from "../../platform/access.ts";
import type { Cents } from "../../platform/money.ts";
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
  floor: Cents;
}

type Seller = Pick<User, "roles" | "agentLevel">;

/** Whether the seller's discounts have a floor: an administrator's have none. */
export const hasFloor = (seller: Seller): boolean => reachOf("sales", seller) !== "all";

/**
 * The lines below an agent's floor (domain-rules 6.3): the price of their level, an agent without a level is of the first; of an article
 * that has none, what quotations begin at, else what the shop asks. A service has no floor.
 */
export async function belowFloor(
  seller: Seller,
  lines: readonly QuotationLine[],
  { locale }: Pick<Quotation, "locale">,
  now: Date,
): Promise<BelowFloor[]> {
  if (!hasFloor(seller)) return [];
  const articles = articlesAmong(lines);
  const ids = articles.map(({ productId }) => productId);
  const types: readonly PriceType[] = [floorTypes[seller.agentLevel ?? 1], "quotation", "public", "high"];
  const known = await Promise.all(types.map((priceType) => unitsOfType(ids, { locale, priceType }, now)));
  return articles.flatMap(({ lineId, productId, name, unit, list }) => {
    const floor = known.find((units) => units.has(productId))?.get(productId) ?? list;
    return unit < floor ? [{ lineId, name, unit, floor }] : [];
  });
}
