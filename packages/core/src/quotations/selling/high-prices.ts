import type { Cents } from "../../platform/money.ts";
import { priceWarnings, type PriceType } from "../../pricing/index.ts";
import type { Quotation, QuotationLine } from "../quotation.ts";
import { articlesAmong, unitsOfType } from "./offered-lines.ts";

const codes = ["price-tenfold", "price-thousandfold"] as const;

/** A line that costs ten or a thousand times what its article does: its price was read or typed wrongly, as a rule. */
export interface HighPrice {
  lineId: string;
  name: string;
  /** Net cents of a piece, as offered and as usual. */
  unit: Cents;
  usual: Cents;
  code: (typeof codes)[number];
}

/** What quotations begin at, else what the shop asks, else what an agent may take. */
const usualTypes: readonly PriceType[] = ["quotation", "public", "high", "sales_agent_high", "sales_agent_low"];

/**
 * The lines that whoever sends is asked about, by the same rule as every other price (docs/decisions/reading-numbers.md, Guards); an
 * article without any price has nothing to be measured by. What is too low is asked about elsewhere (`lowPrices`, the floor).
 */
export async function highPrices(
  lines: readonly QuotationLine[],
  { locale }: Pick<Quotation, "locale">,
  now: Date,
): Promise<HighPrice[]> {
  const articles = articlesAmong(lines);
  const ids = articles.map(({ productId }) => productId);
  const known = await Promise.all(usualTypes.map((priceType) => unitsOfType(ids, { locale, priceType }, now)));
  return articles.flatMap(({ lineId, productId, name, unit }): HighPrice[] => {
    const usual = known.find((units) => units.has(productId))?.get(productId);
    if (usual === undefined || unit <= usual) return [];
    const before = { price: usual, discount: 0 };
    const found = priceWarnings({ priceType: "quotation", before, after: { price: unit, discount: 0 }, units: [] });
    const code = codes.find((one) => found.some((warning) => warning.code === one));
    return code ? [{ lineId, name, unit, usual, code }] : [];
  });
}
