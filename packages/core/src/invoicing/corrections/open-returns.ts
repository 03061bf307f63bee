import {
  countOf,
  leftAt,
  namedPieces,
  orderNumber,
  returnedPieces,
  takenIn,
  withPieces,
  type Order,
  type Pieces,
  type WithdrawnPieces,
} from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import type { CorrectionWish } from "./correction.ts";

type Facts = Pick<Order, "lines" | "invoices" | "returns">;
type Wish = Pick<CorrectionWish, "kind" | "pieces" | "returnId">;

/** The requests to return pieces of an order, but for one, that the office isn't through with: nothing is known yet of what came off for them. */
const openReturnsOf = ({ returns = [] }: Pick<Order, "returns">, but: string | undefined) =>
  returns.filter(
    ({ id, lines, credited, unbilled }) => id !== but && lines.length > 0 && credited === undefined && !unbilled,
  );

/** The pieces that are credited, and those that open requests take up. */
const takenUpOf = (order: Facts, but: string | undefined): Pieces =>
  withPieces(
    returnedPieces(order),
    openReturnsOf(order, but).flatMap(({ lines }) => lines),
  );

/**
 * Pieces that a customer has asked to return are credited by that request, which pays them back and is through then: a correction has the others.
 * Problem: return-open, with the request's number.
 */
export function demandOthers(order: Facts, { kind, pieces = [], returnId }: Wish): void {
  if (kind !== "return") return;
  const open = openReturnsOf(order, returnId);
  const taken = takenUpOf(order, returnId);
  const freeOf = ({ productId, unit }: WithdrawnPieces): number => {
    const line = order.lines.find((one) => one.productId === productId);
    if (!line) return 0;
    const own = takenIn(taken, productId);
    return unit === undefined ? line.quantity - countOf(taken, productId) : leftAt(line, own, unit);
  };
  for (const one of pieces) {
    const first = open.find(({ lines }) => lines.some(({ productId }) => productId === one.productId));
    if (first && one.quantity > freeOf(one)) throw new Problem("return-open", { number: orderNumber(first.id) });
  }
}

/**
 * A wish with the price that each of its pieces counts as, where their article has several: of those of which it isn't said the dearest that nobody else
 * has. Problem: credit-beyond-invoice for more pieces of a price than are left of it.
 */
export function withPrices<W extends Wish>(order: Facts, wish: W): W {
  if (!wish.pieces) return wish;
  const taken = wish.kind === "return" ? takenUpOf(order, wish.returnId) : returnedPieces(order);
  const pieces = namedPieces(order.lines, wish.pieces, taken);
  if (!pieces) throw new Problem("credit-beyond-invoice");
  return { ...wish, pieces };
}
