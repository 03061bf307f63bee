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

/**
 * What is there for each line of the articles of which fewer pieces are there than its lines take together: the first lines' first.
 * Nothing of a line whose article isn't known here: a service lies in no warehouse.
 */
export function shortOf(
  taken: readonly Taken[],
  available: ReadonlyMap<string, number>,
): { lineId: string; available: number }[] {
  return [...Map.groupBy(taken, ({ line }) => line.productId)].flatMap(([productId, of]) => {
    const all = of.reduce((sum, { quantity }) => sum + quantity, 0);
    let rest = available.get(productId) ?? all;
    if (all <= rest) return [];
    return of.map(({ line: { lineId }, quantity }) => {
      const there = Math.min(quantity, Math.max(0, rest));
      rest -= there;
      return { lineId, available: there };
    });
  });
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
 * are parts of it, each at its own price, and its lock names both by their ids, each with its share of the agreed shipping.
 */
export function orderLinesOf(
  taken: readonly Taken[],
  { until, locale, shares }: { until: string; locale: Locale; shares?: ReadonlyMap<string, Cents> | undefined },
): OrderLine[] {
  const byArticle = Map.groupBy(taken, ({ line }) => line.productId);
  return [...byArticle.values()].map((of): OrderLine => {
    const lines = of.map(({ line, quantity }) => orderLineOf(line, quantity, locale));
    const last = lines.at(-1);
    if (!last) throw new Error("an article without a line");
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    const parts = new Set(lines.map(({ unit }) => unit)).size > 1 ? lines.map(partOf) : undefined;
    const offered = {
      until,
      lines: of.map(({ line: { lineId }, quantity: pieces }) => ({
        lineId,
        quantity: pieces,
        ...(shares && { shipment: shares.get(lineId) ?? 0 }),
      })),
    };
    return { ...last, quantity, available: quantity, parts, offered };
  });
}

const netOf = ({ unit, quantity }: Pick<QuotationLine, "unit" | "quantity">): Cents => unit * quantity;

/** What of the shipping that the seller has set falls on each line that isn't optional: by its share of their net sum, to the cent. */
function shipmentByLine(agreed: Cents, lines: readonly QuotationLine[]): Map<string, Cents> {
  const counted = lines.filter(({ optional }) => !optional);
  const all = counted.reduce((sum, line) => sum + netOf(line), 0);
  let [net, given] = [0, 0];
  return new Map(
    counted.map((line, at) => {
      net += netOf(line);
      const until = at === counted.length - 1 ? agreed : all === 0 ? 0 : divideRounded(agreed * net, all);
      const share = until - given;
      given = until;
      return [line.lineId, share];
    }),
  );
}

/** What the parts of a quotation that are still held pay of its shipping, by line. */
function paidByLine(held: readonly Held[]): Map<string, Cents> {
  const paid = new Map<string, Cents>();
  for (const { offered } of held.flatMap(({ lines }) => lines)) {
    for (const { lineId, shipment = 0 } of offered?.lines ?? []) paid.set(lineId, (paid.get(lineId) ?? 0) + shipment);
  }
  return paid;
}

interface Held {
  lines: readonly Pick<OrderLine, "offered">[];
}

/**
 * What of the shipping that the seller has set falls on each line that is taken: its pieces' part of what is left of the line's own share,
 * and all of that with the last piece. So all parts together pay it to the cent, and a line that is taken out of a cart takes its share
 * along. Where all lines are optional the first part that is held pays all of it.
 */
export function shipmentShares(
  agreed: Cents,
  held: readonly Held[],
  {
    taken,
    lines,
    balance,
  }: { taken: readonly Taken[]; lines: readonly QuotationLine[]; balance: readonly LineBalance[] },
): Map<string, Cents> {
  const [byLine, paid] = [shipmentByLine(agreed, lines), paidByLine(held)];
  if (byLine.size === 0) {
    const used = [...paid.values()].reduce((sum, one) => sum + one, 0);
    return new Map(taken.map(({ line }, at) => [line.lineId, at === 0 ? Math.max(0, agreed - used) : 0]));
  }
  return new Map(
    taken.map(({ line: { lineId }, quantity }) => {
      const rest = Math.max(0, (byLine.get(lineId) ?? 0) - (paid.get(lineId) ?? 0));
      const left = balance.find((one) => one.lineId === lineId)?.left ?? 0;
      return [lineId, quantity >= left ? rest : divideRounded(rest * quantity, left)];
    }),
  );
}
