import { invalid, Problem } from "../../platform/problems.ts";
import { divideRounded, type Cents } from "../../platform/money.ts";
import type { LinePart, OrderLine } from "../../orders/index.ts";
import type { Locale } from "../../platform/locale.ts";
import { orderLineOf } from "../version/amounts.ts";
import type { LineBalance, QuotationLine } from "../quotation.ts";

/** Pieces of a line that its customer takes. */
export interface Wish {
  lineId: string;
  quantity: number;
}

export interface Taken {
  line: QuotationLine;
  quantity: number;
}

/**
 * What an acceptance takes: the pieces that were wished, or all that is left without what is optional. Problems: invalid-input for a line
 * that isn't there, twice the same and more than is left of it; order-empty when nothing is left.
 */
export function takenOf(
  lines: readonly QuotationLine[],
  balance: readonly LineBalance[],
  wishes: readonly Wish[] | undefined,
): Taken[] {
  const left = new Map(balance.map((one) => [one.lineId, one.left]));
  const wanted =
    wishes ?? lines.flatMap(({ lineId, optional }) => (optional ? [] : [{ lineId, quantity: left.get(lineId) ?? 0 }]));
  const seen = new Set<string>();
  const taken = wanted.flatMap(({ lineId, quantity }, at): Taken[] => {
    const line = lines.find((one) => one.lineId === lineId);
    const field = `lines.${at}.quantity`;
    if (!line || seen.has(lineId)) throw invalid({ field: `lines.${at}.lineId`, code: "not-found" });
    seen.add(lineId);
    const most = left.get(lineId) ?? 0;
    if (quantity > most) throw invalid({ field, code: "too-big", params: { maximum: most } });
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  if (taken.length === 0) throw new Problem("order-empty");
  return taken;
}

const partOf = ({ quantity, priceId, list, discount, unit }: OrderLine): LinePart => ({
  kind: "piece",
  quantity,
  priceId,
  priceType: "quotation",
  reason: "quotation",
  list,
  discount,
  unit,
});

/**
 * The lines of the order: one for each article, since an article's pieces are reserved once. Two lines of the quotation of one article
 * are parts of it, each at its own price, and its lock names both by their ids.
 */
export function orderLinesOf(taken: readonly Taken[], until: string, locale: Locale): OrderLine[] {
  const byArticle = Map.groupBy(taken, ({ line }) => line.productId);
  return [...byArticle.values()].map((of): OrderLine => {
    const lines = of.map(({ line, quantity }) => orderLineOf(line, quantity, locale));
    const last = lines.at(-1);
    if (!last) throw new Error("an article without a line");
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    const parts = new Set(lines.map(({ unit }) => unit)).size > 1 ? lines.map(partOf) : undefined;
    const offered = {
      until,
      lines: of.map(({ line, quantity: pieces }) => ({ lineId: line.lineId, quantity: pieces })),
    };
    return { ...last, quantity, available: quantity, parts, offered };
  });
}

const netOf = (some: readonly { line: QuotationLine; quantity: number }[]): Cents =>
  some.reduce((sum, { line, quantity }) => sum + line.unit * quantity, 0);

/**
 * What of the shipping that the seller has set falls on what is taken: by its share of the net sum of what was left; the last order has
 * the rest, so that all of them together pay it to the cent.
 */
export function shipmentShare(
  agreed: Cents,
  used: Cents,
  {
    taken,
    lines,
    balance,
  }: { taken: readonly Taken[]; lines: readonly QuotationLine[]; balance: readonly LineBalance[] },
): Cents {
  const rest = Math.max(0, agreed - used);
  const left = lines.flatMap((line) => {
    const quantity = balance.find(({ lineId }) => lineId === line.lineId)?.left ?? 0;
    return line.optional ? [] : [{ line, quantity }];
  });
  const [of, all] = [netOf(taken.filter(({ line }) => !line.optional)), netOf(left)];
  return of >= all || all === 0 ? rest : divideRounded(rest * of, all);
}
