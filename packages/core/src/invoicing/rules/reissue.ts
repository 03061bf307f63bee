import {
  allCameBack,
  piecesOff,
  stillSold,
  takenIn,
  worthAt,
  type IssuedGroup,
  type Order,
} from "../../orders/index.ts";
import type { DocumentLine } from "../document.ts";
import { takenBackBy } from "./invoiced.ts";
import { keptLines, sharedLines } from "./order-lines.ts";
import { keptBack, loweredAlready, paidBack, partLines } from "./part-lines.ts";

export interface Anew {
  groups: readonly IssuedGroup[];
  lines: DocumentLine[];
}

type Facts = Pick<
  Order,
  "lines" | "amounts" | "appliedCoupon" | "invoices" | "withdrawals" | "returns" | "transactions"
>;

/**
 * What of goods whose invoice was taken back as a whole is to be invoiced anew: what that credit note took back, without the pieces
 * and the part of the price that others had taken off before it, at the rates that the order has now. Undefined where no
 * invoice was taken back. Where all pieces have come back nothing is invoiced anew but by the correction that took it back. Property: at
 * the same rates the new invoice is to the cent, rate by rate, what was taken back.
 */
export function anewOf(order: Facts): Anew | undefined {
  const note = takenBackBy(order);
  if (!note) return undefined;
  if (allCameBack(order) && !note.cause) return { groups: [], lines: [] };
  return keptGoods(order);
}

/**
 * What of an order's goods no goods' invoice stands for and its buyer keeps, as lines that come to its sums, rate by rate: without the pieces that
 * came back, less what its price was lowered by since.
 */
export function keptGoods(order: Facts): Anew {
  const off = piecesOff(order);
  const couponGone = new Map(order.amounts.groups.map(({ rate }) => [rate, worthAt(order, rate, off).coupon]));
  const groups = stillSold(order);
  const lines = [
    ...order.lines.flatMap((line) => keptLines(order, line, takenIn(off, line.productId))),
    ...sharedLines(order, couponGone),
  ];
  const netOf = (rate: number) => lines.reduce((sum, line) => (line.rate === rate ? sum + line.net : sum), 0);
  const others = groups.map(({ rate, taxable }) => ({ rate, taxable: taxable - netOf(rate), vat: 0 }));
  const lowered = others.filter(({ taxable }) => taxable < 0);
  const more = others.filter(({ taxable }) => taxable > 0);
  const isPlan = order.lines.every(({ category }) => category === "subscriptions");
  return {
    groups,
    lines: [
      ...lines,
      ...partLines("part", isPlan ? paidBack : loweredAlready, lowered, 1),
      ...partLines("part", keptBack, more, 1),
    ],
  };
}
