import {
  hasPrices,
  leftOfLines,
  pricesLeft,
  returnedPieces,
  takenIn,
  takenOfOrder,
  type LeftPieces,
  type Order,
} from "../../orders/index.ts";
import type { Cents } from "../../platform/money.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { isOpenReturn } from "../return-codes.ts";
import type { Received, ReturnLine, ReturnRequest } from "../return-request.ts";
import { byCondition } from "./received-lines.ts";

type Facts = Pick<Order, "lines" | "withdrawals" | "returns" | "invoices">;
type Request = Pick<ReturnRequest, "id" | "status" | "lines" | "refund">;

/** So many pieces of an article count as those of one of its prices, net cents. */
export interface Counted {
  productId: string;
  quantity: number;
  unit: Cents;
}

/**
 * Of each article of a request that the order has at several prices, how many pieces of each it may count as: those that no other request, no
 * withdrawal and no credit note has. Undefined where that can't be said any more, or needn't.
 */
export function countable(order: Facts, { id, status, lines, refund }: Request): LeftPieces[] | undefined {
  if (!isOpenReturn({ status }) || refund) return undefined;
  const asked = new Set(lines.map(({ productId }) => productId));
  const meant = order.lines.filter((line) => asked.has(line.productId) && hasPrices(line));
  const others = takenOfOrder({ ...order, returns: (order.returns ?? []).filter((one) => one.id !== id) });
  const credited = returnedPieces(order);
  const left = leftOfLines(meant, others).map(({ prices = [], ...one }) => {
    const line = meant.find(({ productId }) => productId === one.productId);
    const open = line ? pricesLeft(line, takenIn(credited, one.productId)) : [];
    const most = prices.flatMap(({ unit, quantity }) => {
      const both = Math.min(quantity, open.find((price) => price.unit === unit)?.quantity ?? 0);
      return both > 0 ? [{ unit, quantity: both }] : [];
    });
    return { ...one, prices: most };
  });
  return left.length > 0 ? left : undefined;
}

/** The first so many pieces of what came, and the others, each with its serials. */
function cut(received: readonly Received[], wanted: number): [Received[], Received[]] {
  const [first, others]: [Received[], Received[]] = [[], []];
  let left = wanted;
  for (const { condition, quantity, serials = [] } of received) {
    const some = Math.min(left, quantity);
    left -= some;
    if (some > 0) first.push({ condition, quantity: some, serials: serials.slice(0, some) });
    if (some < quantity) others.push({ condition, quantity: quantity - some, serials: serials.slice(some) });
  }
  return [byCondition(first), byCondition(others)];
}

/** The lines of one article as their pieces count: the first that were asked for, and of these those that came, at the first price. */
function recut(lines: readonly ReturnLine[], counted: readonly Counted[]): ReturnLine[] {
  const waiting = [...lines];
  return counted.flatMap(({ quantity, unit }) => {
    const own: ReturnLine[] = [];
    let left = quantity;
    while (left > 0) {
      const line = waiting.shift();
      if (!line) break;
      const some = Math.min(left, line.quantity);
      left -= some;
      const [came, rest] = cut(line.received, some);
      own.push({ ...line, quantity: some, unit, received: came });
      if (some < line.quantity) waiting.unshift({ ...line, quantity: line.quantity - some, received: rest });
    }
    return own;
  });
}

/** Rows of the same article, price and reason are one. */
function joined(lines: readonly ReturnLine[]): ReturnLine[] {
  const rows = Map.groupBy(lines, ({ productId, unit, reason }) => `${productId} ${unit} ${reason}`);
  return [...rows.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const quantity = own.reduce((sum, one) => sum + one.quantity, 0);
    return [{ ...first, quantity, received: byCondition(own.flatMap(({ received }) => received)) }];
  });
}

/**
 * The lines of a request as the office says which of its article's prices their pieces count as. Problems: return-beyond-order (productId, left) for more
 * pieces of a price than there are, invalid-input where they aren't all of the article's pieces.
 */
export function countedLines(order: Facts, request: Request, counted: readonly Counted[]): ReturnLine[] {
  const may = countable(order, request) ?? [];
  const mine = Map.groupBy(counted, ({ productId }) => productId);
  for (const [productId, own] of mine) {
    const { prices = [] } = may.find((one) => one.productId === productId) ?? {};
    for (const { unit } of own) {
      const left = prices.find((price) => price.unit === unit)?.quantity ?? 0;
      const wanted = own.reduce((sum, one) => (one.unit === unit ? sum + one.quantity : sum), 0);
      if (wanted > left) throw new Problem("return-beyond-order", { productId, left });
    }
    const all = request.lines.reduce((sum, one) => (one.productId === productId ? sum + one.quantity : sum), 0);
    if (own.reduce((sum, { quantity }) => sum + quantity, 0) !== all)
      throw invalid({ field: "pieces", code: "invalid-value" });
  }
  const told = new Set<string>();
  const lines = request.lines.flatMap((line) => {
    const own = mine.get(line.productId);
    if (!own) return [line];
    if (told.has(line.productId)) return [];
    told.add(line.productId);
    return recut(
      request.lines.filter(({ productId }) => productId === line.productId),
      own,
    );
  });
  return joined(lines);
}
