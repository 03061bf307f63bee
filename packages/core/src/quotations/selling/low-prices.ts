import { divideRounded, type Cents } from "../../platform/money.ts";
import type { PriceType } from "../../pricing/index.ts";
import type { Quotation, QuotationLine } from "../quotation.ts";
import { articlesAmong, unitsOfType } from "./offered-lines.ts";

/** A line that is asked about before it is sent. */
export interface LowPrice {
  lineId: string;
  name: string;
  /** Net cents of a piece. */
  unit: Cents;
  /** Basis points of the price that are left above the supplier's; absent where that price isn't known or nothing is asked for a piece. */
  margin?: number | undefined;
  /** It costs less than what the supplier takes. */
  underCost: boolean;
}

const agents: readonly PriceType[] = ["sales_agent_low", "sales_agent_medium", "sales_agent_high"];
const beginnings: readonly PriceType[] = ["quotation", "public", "high"];

/** Lines at less than what the supplier takes, where that is known. */
export async function underCost(
  lines: readonly QuotationLine[],
  { locale }: Pick<Quotation, "locale">,
  now: Date,
): Promise<QuotationLine[]> {
  const articles = articlesAmong(lines);
  const ids = articles.map(({ productId }) => productId);
  const costs = await unitsOfType(ids, { locale, priceType: "supplier" }, now);
  return articles.filter(({ productId, unit }) => unit < (costs.get(productId) ?? 0));
}

/**
 * The lines that who has no floor is asked about before they are sent: below the least that any agent may take, of an article that agents
 * have no price of at less than nine tenths of what quotations begin at (else of what the shop asks), and whatever is under cost. A typed
 * nought too many is one of them. For administrators alone: it tells margins (domain-rules 6.3).
 */
export async function lowPrices(
  lines: readonly QuotationLine[],
  { locale }: Pick<Quotation, "locale">,
  now: Date,
): Promise<LowPrice[]> {
  const articles = articlesAmong(lines);
  const ids = articles.map(({ productId }) => productId);
  const of = (types: readonly PriceType[]) =>
    Promise.all(types.map((priceType) => unitsOfType(ids, { locale, priceType }, now)));
  const [floors, starts, [costs]] = await Promise.all([of(agents), of(beginnings), of(["supplier"])]);
  return articles.flatMap(({ lineId, productId, name, unit }): LowPrice[] => {
    const known = floors.flatMap((one) => one.get(productId) ?? []);
    const start = starts.find((one) => one.has(productId))?.get(productId);
    const least = known.length > 0 ? Math.min(...known) : Math.floor(((start ?? 0) * 9) / 10);
    const cost = costs?.get(productId);
    const isUnder = cost !== undefined && unit < cost;
    if (!isUnder && unit >= least) return [];
    const margin = cost === undefined || unit === 0 ? undefined : divideRounded((unit - cost) * 10_000, unit);
    return [{ lineId, name, unit, margin, underCost: isUnder }];
  });
}
