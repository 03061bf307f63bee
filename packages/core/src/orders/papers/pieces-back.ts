import { returnedPieces } from "./invoiced.ts";
import { countOf, listOfPieces, noPieces, withPieces, type Pieces } from "./pieces.ts";
import { unbilledPieces } from "./still-sold.ts";
import type { Facts } from "./taken-off.ts";

/** The pieces that credit notes have taken back, or that came off without one. */
export const piecesOff = (order: Facts): Pieces =>
  withPieces(returnedPieces(order), listOfPieces(unbilledPieces(order)));

/** The pieces that have come back, by credit notes or because their consumer withdrew. */
function piecesBack(order: Facts): Map<string, number> {
  const off = piecesOff(order);
  const back = new Map(order.lines.map(({ productId }) => [productId, countOf(off, productId)]));
  const returned = (order.withdrawals ?? []).filter(({ state }) => state === "goods_back" || state === "refunded");
  const withdrawn = withPieces(
    noPieces,
    returned.flatMap(({ lines }) => lines),
  );
  for (const [productId, { all: quantity }] of withdrawn)
    back.set(productId, Math.max(quantity, back.get(productId) ?? 0));
  return back;
}

/** Whether nothing of an order's goods is its buyer's any more. */
export function allCameBack(order: Facts): boolean {
  const back = piecesBack(order);
  return order.lines.every(({ productId, quantity }) => (back.get(productId) ?? 0) >= quantity);
}
