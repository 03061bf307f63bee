import { shipmentLeft, type Order, type Withdrawal, type WithdrawnPieces } from "../order.ts";
import { lineName } from "../lines/line-name.ts";
import { quantitiesOf } from "../papers/pieces.ts";
import { goodsOf, shipmentsOf } from "../sending/order-shipments.ts";

type Facts = Parameters<typeof shipmentsOf>[0] & Pick<Order, "lines" | "withdrawals">;

const plus = (into: Map<string, number>, lines: readonly WithdrawnPieces[], sign = 1): void => {
  for (const { productId, quantity } of lines) into.set(productId, (into.get(productId) ?? 0) + sign * quantity);
};

/**
 * The pieces that are to come back of a withdrawal: those that have left, beyond what its buyer keeps, and that no other withdrawal has brought back. Pieces that are in the house still
 * count as the first from which one withdraws. Of goods that were declared in words it may be any that have left.
 */
export function comingBack(order: Facts, withdrawal: Withdrawal): WithdrawnPieces[] {
  const out = new Map<string, number>();
  for (const one of shipmentsOf(order).filter(shipmentLeft)) plus(out, one.lines);
  const { withdrawals = [] } = order;
  for (const { cameBack = [] } of withdrawals) plus(out, cameBack, -1);
  if (withdrawal.lines.length > 0) {
    const kept = new Map(goodsOf(order).map(({ productId, quantity }) => [productId, quantity]));
    for (const { lines } of withdrawals) plus(kept, lines, -1);
    for (const [productId, quantity] of kept) plus(out, [{ productId, quantity: Math.max(0, quantity) }], -1);
  }
  const most = quantitiesOf(withdrawal.lines);
  return [...out].flatMap(([productId, quantity]) => {
    const coming = withdrawal.lines.length > 0 ? Math.min(quantity, most.get(productId) ?? 0) : quantity;
    return coming > 0 ? [{ productId, quantity: coming }] : [];
  });
}

/** The same by name, as somebody reads it. */
export const comingLines = (order: Facts, withdrawal: Withdrawal) =>
  comingBack(order, withdrawal).map((one) => ({ ...one, name: lineName(order.lines, one.productId) }));
