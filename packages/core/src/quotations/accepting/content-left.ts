import type { Content, LineBalance } from "../quotation.ts";
import { shipmentShares } from "./taken-lines.ts";

/**
 * What of an offer is left to order once parts of it are held by carts and orders: its lines with what is left of each, and their share of
 * the shipping that the seller has set.
 */
export function contentLeft(
  content: Content,
  balance: readonly LineBalance[],
  held: Parameters<typeof shipmentShares>[1],
): Content {
  const left = new Map(balance.map((one) => [one.lineId, one.left]));
  const lines = content.lines
    .map((line) => ({ ...line, quantity: left.get(line.lineId) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const { shipmentCost } = content;
  if (shipmentCost === undefined) return { ...content, lines };
  const taken = lines.flatMap((line) => (line.optional ? [] : [{ line, quantity: line.quantity }]));
  const shares = shipmentShares(shipmentCost, held, { taken, lines: content.lines, balance });
  return { ...content, lines, shipmentCost: [...shares.values()].reduce((sum, share) => sum + share, 0) };
}
