import { offersIn } from "../../orders/index.ts";
import type { Quotation, QuotationLine } from "../quotation.ts";
import { articlesAmong } from "./offered-lines.ts";

/** An article of which fewer pieces are there today than its lines ask for. */
export interface ShortLine {
  /** The first of its lines. */
  lineId: string;
  name: string;
  /** Pieces. */
  wanted: number;
  available: number;
  /** In how many weeks it comes, as the catalogue says today. */
  shippingTime: string;
}

/** What of some lines isn't there today, what is optional counted apart: its customer can accept only what is there (domain-rules 6.4). */
export async function shortLines(
  lines: readonly QuotationLine[],
  { locale }: Pick<Quotation, "locale">,
  now: Date,
): Promise<ShortLine[]> {
  const articles = articlesAmong(lines);
  const offers = await offersIn([...new Set(articles.map(({ productId }) => productId))], locale, now);
  const byArticle = Map.groupBy(articles, ({ productId }) => productId);
  return [...byArticle].flatMap(([productId, of]): ShortLine[] => {
    const [first] = of;
    const fixed = of.filter(({ optional }) => !optional).reduce((sum, { quantity }) => sum + quantity, 0);
    const wanted = Math.max(fixed, ...of.filter(({ optional }) => optional).map(({ quantity }) => quantity));
    const offered = offers.get(productId);
    const available = Math.max(0, offered?.available ?? 0);
    if (!first || wanted <= available) return [];
    const { lineId, name } = first;
    const shippingTime = offered?.product.fields.shippingTime ?? first.shippingTime;
    return [{ lineId, name, wanted, available, shippingTime }];
  });
}
