import { returnedPieces } from "./invoiced.ts";
import { unbilledPieces } from "./still-sold.ts";
import type { Facts } from "./taken-off.ts";

/** The pieces that credit notes have taken back, or that came off without one. */
export function piecesOff(order: Facts): Map<string, number> {
  const off = returnedPieces(order);
  for (const [productId, quantity] of unbilledPieces(order)) off.set(productId, (off.get(productId) ?? 0) + quantity);
  return off;
}

/** The pieces that have come back, by credit notes or because their consumer withdrew. */
function piecesBack(order: Facts): Map<string, number> {
  const back = piecesOff(order);
  const withdrawn = new Map<string, number>();
  for (const { state, lines } of order.withdrawals ?? []) {
    if (state !== "goods_back" && state !== "refunded") continue;
    for (const { productId, quantity } of lines) withdrawn.set(productId, (withdrawn.get(productId) ?? 0) + quantity);
  }
  for (const [productId, quantity] of withdrawn) back.set(productId, Math.max(quantity, back.get(productId) ?? 0));
  return back;
}

/** Whether nothing of an order's goods is its buyer's any more. */
export function allCameBack(order: Facts): boolean {
  const back = piecesBack(order);
  return order.lines.every(({ productId, quantity }) => (back.get(productId) ?? 0) >= quantity);
}
