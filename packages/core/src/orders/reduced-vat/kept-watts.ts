import type { Order } from "../order.ts";
import { countOf } from "../papers/pieces.ts";
import { piecesOff } from "../papers/pieces-back.ts";
import { wattsOf } from "./module-watts.ts";

type Facts = Pick<
  Order,
  "lines" | "amounts" | "appliedCoupon" | "invoices" | "withdrawals" | "returns" | "certificate"
>;

/** An order's lines without the pieces that credit notes took back, or that came off before any invoice. */
export function keptLines(
  order: Facts,
): { productId: string; category: Order["lines"][number]["category"]; quantity: number }[] {
  const off = piecesOff(order);
  return order.lines.map(({ productId, category, quantity }) => ({
    productId,
    category,
    quantity: Math.max(0, quantity - countOf(off, productId)),
  }));
}

/** W that an order still takes of its certificate's plant: the modules that its buyer keeps. */
export const keptWatts = (order: Facts): number =>
  order.certificate?.modules ? wattsOf(keptLines(order), order.certificate.modules) : (order.certificate?.watts ?? 0);
